/**
 * The addresses of questionnaires are not listed here but in `schemas/<flow>/flow.json`; see
 * `app/form-routes.ts`.
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
 * The sign-up page opens the dialog for a new account if its address has this hash. Links with this hash work
 * even if they are pressed before the scripts have loaded.
 */
export const createAccountHash = '#create-account';

/** Returns the path of a page's HTML file, relative to the build folder. */
export const pageFile = (address: string) => `pages${address === paths.landing ? '/index' : address}.html`;
