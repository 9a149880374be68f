import type { ComponentType } from 'react';
import { flowPaths } from '#forms/flow-paths.ts';
import { paths } from '#paths';
import type { PageModule } from './lazy/lazy-page.tsx';

type Load<Module = unknown> = () => Promise<Module>;

/** All that is known of a page. The router and every list that the build has of pages are derived from it. */
export interface PageRoute {
  /** Fetches the page, which is in a chunk of its own; without it the page is in the entry. */
  readonly load?: Load<PageModule>;
  /** The import as it is written: the build reads the module from it. */
  readonly source?: Load;
  /** Without a session the student is sent to the landing page. */
  readonly needsSession?: boolean;
  /** Around the pages of a student: the four tabs, for `cards` with MUI's theme. */
  readonly layout?: keyof typeof layouts;
  /** Shows what only the phone knows, so that the build cannot render it. */
  readonly isOfPhone?: boolean;
  /** Whoever applies comes by: it is put on the phone at the first visit. */
  readonly isAhead?: boolean;
  /** What students go on to, which is fetched while they are on this page. */
  readonly next?: readonly Load[];
}

export const layouts = {
  tabs: () => import('#app/layouts/StudentLayout.tsx'),
  cards: () => import('#app/layouts/ThemedLayout.tsx'),
};

function page<Name extends string>(
  source: Load<Record<Name, ComponentType> & Pick<PageModule, 'ready'>>,
  name: Name,
  more?: PageRoute,
): PageRoute {
  const load = () => source().then((module) => ({ Component: module[name], ready: module.ready }));
  return { load, source, ...more };
}

const application = () => import('#pages/application/ApplicationPage.tsx');
const received = () => import('#pages/application/ApplicationReceivedPage.tsx');
const information = () => import('#pages/questionnaire/InformationPage.tsx');
const upload = () => import('#pages/invoice/UploadInvoicePage.tsx');
const success = () => import('#pages/invoice/InvoiceSuccessPage.tsx');
const login = () => import('#pages/login/LoginPage.tsx');
const payment = () => import('#pages/payment/PaymentPage.tsx');
const chosenInvoice = () => import('#session/chosen-invoice.ts');

/** Pages with an address of their own, by its name in paths.ts. */
const ownPages: Readonly<Record<Exclude<keyof typeof paths, 'information'>, PageRoute>> = {
  landing: {},
  login: page(login, 'LoginPage', {
    isAhead: true,
    next: [() => import('#session/open-session.ts')],
  }),
  forgotPassword: page(() => import('#pages/reset-password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  signUp: page(() => import('#pages/sign-up/SignUpPage.tsx'), 'SignUpPage', {
    isAhead: true,
    next: [information, chosenInvoice, () => import('#pages/sign-up/typed-answers.ts')],
  }),
  applicationReceived: page(received, 'ApplicationReceivedPage', { isOfPhone: true, isAhead: true }),
  uploadInvoice: page(upload, 'UploadInvoicePage', { isOfPhone: true, isAhead: true }),
  invoiceSuccess: page(success, 'InvoiceSuccessPage', { isAhead: true }),
  homeUploadInvoice: page(upload, 'HomeUploadInvoicePage', { isOfPhone: true }),
  homeInvoiceSuccess: page(success, 'HomeInvoiceSuccessPage'),
  home: page(() => import('#pages/home/HomePage.tsx'), 'HomePage', {
    needsSession: true,
    layout: 'cards',
    next: [payment],
  }),
  payment: page(payment, 'PaymentPage', { needsSession: true, layout: 'cards' }),
  account: page(() => import('#pages/account/AccountPage.tsx'), 'AccountPage', {
    needsSession: true,
    layout: 'cards',
  }),
  resources: page(() => import('#pages/resources/ResourcesPage.tsx'), 'ResourcesPage', {
    needsSession: true,
    layout: 'tabs',
  }),
};

/** The page that runs a questionnaire. Its addresses, and who may see them, stand in its flow.json. */
const flowPages: Readonly<Record<string, PageRoute>> = {
  information: page(information, 'InformationPage', { isAhead: true, next: [application] }),
  application: page(application, 'ApplicationPage', {
    isAhead: true,
    next: [received, upload, success, chosenInvoice],
  }),
  'freelance-survey': page(
    () => import('#pages/questionnaire/FreelanceSurveyPage.tsx'),
    'FreelanceSurveyPage',
    { next: [login] },
  ),
  'business-loan': page(() => import('#pages/questionnaire/BusinessLoanPage.tsx'), 'BusinessLoanPage'),
  'resume-guide': page(() => import('#pages/resources/ResumeGuidePage.tsx'), 'ResumeGuidePage', {
    layout: 'tabs',
  }),
};

/** Every address of the portal. A questionnaire that no page runs has none. */
export const routeTable: readonly (PageRoute & { readonly path: string })[] = [
  ...Object.entries(ownPages).map(([name, route]) => ({ ...route, path: paths[name as keyof typeof paths] })),
  ...flowPaths.flatMap(({ flow, path, access, kind }) => {
    const route = flowPages[flow];
    return route
      ? [{ ...route, path, needsSession: access === 'student', isOfPhone: kind === 'review' }]
      : [];
  }),
];
