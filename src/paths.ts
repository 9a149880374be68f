/**
 * The hand-written addresses. Those of a questionnaire are in its `schemas/<flow>/flow.json`; see `app/form-routes.ts`.
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

/** Opens the dialog over the sign-up. Part of the address, so that the link works before the portal has loaded. */
export const createAccountHash = '#create-account';

/** The HTML file of an address, relative to the build folder. */
export const pageFile = (address: string) => `pages${address === paths.landing ? '/index' : address}.html`;
