/** Questionnaires have their addresses in `schemas/<flow>/flow.json`; see `app/form-routes.ts`. */
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

/** Opens the dialog for a new account. A link with this hash works even before the scripts have loaded. */
export const createAccountHash = '#create-account';

/** Relative to the build folder. */
export const pageFile = (address: string) => `pages${address === paths.landing ? '/index' : address}.html`;
