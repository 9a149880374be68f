/**
 * Every address that is written by hand. The steps of a questionnaire have theirs in its
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

/** Opens the modal over the sign-up. Part of the address, so that the link works before the portal is there. */
export const createAccountHash = '#create-account';

/** Where the build puts the page of an address, from the portal's own folder. */
export const pageFile = (address: string) => `pages${address === paths.landing ? '/index' : address}.html`;
