/**
 * The addresses of all pages that are not questionnaires. A questionnaire's address is in its
 * `schemas/<flow>/flow.json`; see `app/form-routes.ts`.
 */
export const paths = {
  landing: '/',
  login: '/login',
  forgotPassword: '/forgotpassword',
  signUp: '/signup',
  information: '/info',
  applicationReceived: '/application-received',
  uploadInvoice: '/upload-invoice',
  invoiceSuccess: '/invoice-success',
  home: '/home',
  homeUploadInvoice: '/home-upload-invoice',
  homeInvoiceSuccess: '/home-invoice-success',
  payment: '/payment',
  resources: '/resources',
  account: '/account',
} as const;

/**
 * The URL hash that opens the dialog for a new account on the sign-up page, so that a link opens the dialog even if the
 * portal's scripts have not loaded yet.
 */
export const createAccountHash = '#create-account';

/** Returns the HTML file of an address, as a path relative to the build folder. */
export const pageFile = (address: string) => `pages${address === paths.landing ? '/index' : address}.html`;
