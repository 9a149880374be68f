import type { ComponentType } from 'react';
import { paths } from '#paths';
import type { PageModule } from './lazy/lazy-page.tsx';

type Load<Module = unknown> = () => Promise<Module>;

/** All that is known of a page. The router and every list that the build has of pages are derived from it. */
export interface Page {
  /** Fetches the page, which is in a chunk of its own. */
  readonly load: Load<PageModule>;
  /** The import as it is written: the build reads the module from it. */
  readonly source: Load;
  /** The form that it runs, by its name: its chunk is the form's own. */
  readonly form?: string;
  /** The forms that come with its code, by their names: it waits for their widgets. */
  readonly forms?: readonly string[];
  /** Without a session the student is sent to the landing page. */
  readonly needsSession?: boolean;
  /** Around the pages of a student: the four tabs and MUI's theme. */
  readonly layout?: keyof typeof layouts | undefined;
  /** Shows what only the phone knows, so that the build cannot render it. */
  readonly isOfPhone?: boolean;
  /** Whoever applies comes by: it is put on the phone at the first visit. */
  readonly isAhead?: boolean;
  /** What students go on to, addresses among it, which is fetched while they are on this page. */
  readonly next?: readonly (Load | string)[];
}

export interface PageRoute extends Page {
  readonly path: string;
}

export const layouts = {
  tabs: () => import('#app/layouts/StudentLayout.tsx'),
};

/** A page that a module exports by a name. */
export function page<Name extends string>(
  source: Load<Record<Name, ComponentType> & Pick<PageModule, 'ready'>>,
  name: Name,
  more?: Omit<Page, 'load' | 'source'>,
): Page {
  const load = () => source().then((module) => ({ Component: module[name], ready: module.ready }));
  return { load, source, ...more };
}

const upload = () => import('#pages/invoice/UploadInvoicePage.tsx');
const success = () => import('#pages/invoice/InvoiceSuccessPage.tsx');
const home = () => import('#pages/home/HomePage.tsx');
const payment = () => import('#pages/payment/PaymentPage.tsx');
const resources = () => import('#pages/resources/ResourcesPage.tsx');
const account = () => import('#pages/account/AccountPage.tsx');
export const chosenInvoice = () => import('#session/chosen-invoice.ts');

/** Each of the four tabs fetches the others and where to pay, so that they are there without a network. */
const tab = {
  needsSession: true,
  layout: 'tabs',
  next: [
    ...[home, payment, resources, account],
    () => import('#components/lender/HowToPayDialog.tsx'),
    // So that nobody stays logged in on a shared phone for want of a network.
    () => import('#session/sign-out.ts'),
  ],
} as const;

/** Pages with an address of their own, by its name in paths.ts. */
const ownPages: Readonly<Record<Exclude<keyof typeof paths, 'information'>, Page>> = {
  landing: page(() => import('#pages/landing/LandingPage.tsx'), 'LandingPage', { isAhead: true }),
  login: page(() => import('#pages/login/LoginPage.tsx'), 'LoginPage', {
    forms: ['login'],
    isAhead: true,
    next: [() => import('#session/open-session.ts')],
  }),
  forgotPassword: page(() => import('#pages/reset-password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage', {
    forms: ['forgot-password'],
  }),
  signUp: page(() => import('#pages/sign-up/SignUpPage.tsx'), 'SignUpPage', {
    forms: ['sign-up', 'create-account'],
    isAhead: true,
    next: [paths.information, chosenInvoice, () => import('#pages/sign-up/typed-answers.ts')],
  }),
  applicationReceived: page(
    () => import('#pages/application/ApplicationReceivedPage.tsx'),
    'ApplicationReceivedPage',
    { isOfPhone: true, isAhead: true },
  ),
  uploadInvoice: page(upload, 'UploadInvoicePage', {
    forms: ['invoice-upload'],
    isOfPhone: true,
    isAhead: true,
  }),
  invoiceSuccess: page(success, 'InvoiceSuccessPage', { isOfPhone: true, isAhead: true }),
  homeUploadInvoice: page(upload, 'HomeUploadInvoicePage', { forms: ['invoice-upload'], isOfPhone: true }),
  homeInvoiceSuccess: page(success, 'HomeInvoiceSuccessPage', { isOfPhone: true }),
  home: page(home, 'HomePage', tab),
  payment: page(payment, 'PaymentPage', tab),
  account: page(account, 'AccountPage', tab),
  resources: page(resources, 'ResourcesPage', tab),
};

/** All other addresses are the forms' (form-routes.ts). */
export const pageRoutes: readonly PageRoute[] = Object.entries(ownPages).map(([name, route]) => ({
  ...route,
  path: paths[name as keyof typeof paths],
}));
