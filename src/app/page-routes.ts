import type { ComponentType } from 'react';
import { paths } from '#paths';
import type { PageModule } from './lazy/lazy-page.tsx';

type Load<Module = unknown> = () => Promise<Module>;

/** The properties of a page. The router and the build's lists of pages are derived from them. */
export interface Page {
  readonly load: Load<PageModule>;
  /**
   * The browser never calls this. The build reads the module's path from the source text of this function.
   */
  readonly source: Load;
  readonly form?: string;
  /** The ids of the forms in the page's chunk. The widgets of these forms load before the page is shown. */
  readonly forms?: readonly string[];
  readonly needsSession?: boolean;
  readonly layout?: keyof typeof layouts | undefined;
  /** True if the page shows data that is stored on the phone. Such a page cannot be prerendered. */
  readonly belongsToPhone?: boolean;
  readonly isPrecached?: boolean;
  /** The modules and page addresses to prefetch while this page is shown. */
  readonly next?: readonly (Load | string)[];
}

export interface PageRoute extends Page {
  readonly path: string;
}

export const layouts = {
  tabs: () => import('#app/layouts/StudentLayout.tsx'),
};

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

/** Each tab prefetches the other tabs and the payment details, so that they all open without a network. */
const tab = {
  needsSession: true,
  layout: 'tabs',
  next: [
    ...[home, payment, resources, account],
    () => import('#components/lender/HowToPayDialog.tsx'),
    // This module is prefetched, so that students can sign out of a shared phone without a network.
    () => import('#session/sign-out.ts'),
  ],
} as const;

const ownPages: Readonly<Record<Exclude<keyof typeof paths, 'information'>, Page>> = {
  landing: page(() => import('#pages/landing/LandingPage.tsx'), 'LandingPage', {
    isPrecached: true,
  }),
  login: page(() => import('#pages/login/LoginPage.tsx'), 'LoginPage', {
    forms: ['login'],
    isPrecached: true,
    next: [() => import('#session/open-session.ts')],
  }),
  forgotPassword: page(() => import('#pages/reset-password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage', {
    forms: ['forgot-password'],
  }),
  signUp: page(() => import('#pages/sign-up/SignUpPage.tsx'), 'SignUpPage', {
    forms: ['sign-up', 'create-account'],
    isPrecached: true,
    next: [paths.information, chosenInvoice, () => import('#pages/sign-up/typed-answers.ts')],
  }),
  applicationReceived: page(
    () => import('#pages/application/ApplicationReceivedPage.tsx'),
    'ApplicationReceivedPage',
    { belongsToPhone: true, isPrecached: true },
  ),
  uploadInvoice: page(upload, 'UploadInvoicePage', {
    forms: ['invoice-upload'],
    belongsToPhone: true,
    isPrecached: true,
  }),
  invoiceSuccess: page(success, 'InvoiceSuccessPage', { belongsToPhone: true, isPrecached: true }),
  homeUploadInvoice: page(upload, 'HomeUploadInvoicePage', {
    forms: ['invoice-upload'],
    belongsToPhone: true,
  }),
  homeInvoiceSuccess: page(success, 'HomeInvoiceSuccessPage', { belongsToPhone: true }),
  home: page(home, 'HomePage', tab),
  payment: page(payment, 'PaymentPage', tab),
  account: page(account, 'AccountPage', tab),
  resources: page(resources, 'ResourcesPage', tab),
};

/** Contains the pages that are not forms. All other addresses belong to forms (form-routes.ts). */
export const pageRoutes: readonly PageRoute[] = Object.entries(ownPages).map(([name, route]) => ({
  ...route,
  path: paths[name as keyof typeof paths],
}));
