import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { flowPaths } from '#forms/flow-paths.ts';
import { LandingPage } from '#pages/landing/LandingPage.tsx';
import { paths } from '#paths';
import { Layout } from './layouts/Layout.tsx';
import { RequireSession } from './layouts/RequireSession.tsx';
import { lazyPage, type PageModule } from './lazy/lazy-page.tsx';
import { NotFound } from './NotFound.tsx';

/** A route to a page in a chunk of its own, and what to fetch while students are on it. */
function page(load: () => Promise<PageModule>, ...following: (() => Promise<unknown>)[]) {
  const lazy = lazyPage(load, following);
  return { Component: lazy.Page, handle: lazy };
}

/** The page that a module exports by name. */
const named =
  <Name extends string>(name: Name) =>
  (module: { [name in Name]: ComponentType } & Pick<PageModule, 'ready'>): PageModule => ({
    Component: module[name],
    ready: module.ready,
  });

const login = () => import('#pages/login/LoginPage.tsx');
const sessionOpening = () => import('#session/open-session.ts');
const chosenInvoice = () => import('#session/chosen-invoice.ts');
const typedAnswers = () => import('#pages/sign-up/typed-answers.ts');
const signUp = () => import('#pages/sign-up/SignUpPage.tsx');
const forgotPassword = () => import('#pages/reset-password/ForgotPasswordPage.tsx');
const information = () => import('#pages/questionnaire/InformationPage.tsx');
const application = () => import('#pages/application/ApplicationPage.tsx');
const received = () => import('#pages/application/ApplicationReceivedPage.tsx');
const upload = () => import('#pages/invoice/UploadInvoicePage.tsx');
const success = () => import('#pages/invoice/InvoiceSuccessPage.tsx');
const home = () => import('#pages/home/HomePage.tsx');
const account = () => import('#pages/account/AccountPage.tsx');
const payment = () => import('#pages/payment/PaymentPage.tsx');
const resources = () => import('#pages/resources/ResourcesPage.tsx');
const freelanceSurvey = () => import('#pages/questionnaire/FreelanceSurveyPage.tsx');
const businessLoan = () => import('#pages/questionnaire/BusinessLoanPage.tsx');
const resumeGuide = () => import('#pages/resources/ResumeGuidePage.tsx');

/** Which page runs a questionnaire that has routes; its steps are found in its flow.json. */
const flowPages: Readonly<Record<string, ReturnType<typeof page>>> = {
  information: page(() => information().then(named('InformationPage')), application),
  application: page(
    () => application().then(named('ApplicationPage')),
    received,
    upload,
    success,
    chosenInvoice,
  ),
  'freelance-survey': page(() => freelanceSurvey().then(named('FreelanceSurveyPage')), login),
  'business-loan': page(() => businessLoan().then(named('BusinessLoanPage'))),
  'resume-guide': page(() => resumeGuide().then(named('ResumeGuidePage'))),
};

/** Which questionnaires stand above the four tabs. */
const hasTabs = (flow: string) => flow === 'resume-guide';

function flowRoutes(access: 'public' | 'student', isAsked: (flow: string) => boolean): RouteObject[] {
  return flowPaths.flatMap((each) =>
    each.access === access && isAsked(each.flow) && flowPages[each.flow]
      ? [{ path: each.path, id: each.path, ...flowPages[each.flow] }]
      : [],
  );
}

/** The table of contents (portal.md §2). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      { path: paths.landing, Component: LandingPage },
      { path: paths.invoiceSuccess, ...page(() => success().then(named('InvoiceSuccessPage'))) },
      { path: paths.homeInvoiceSuccess, ...page(() => success().then(named('HomeInvoiceSuccessPage'))) },
      { path: paths.login, ...page(() => login().then(named('LoginPage')), sessionOpening) },
      { path: paths.forgotPassword, ...page(() => forgotPassword().then(named('ForgotPasswordPage'))) },
      {
        path: paths.signUp,
        ...page(() => signUp().then(named('SignUpPage')), information, chosenInvoice, typedAnswers),
      },
      ...flowRoutes('public', () => true),
      {
        path: paths.applicationReceived,
        ...page(() => received().then(named('ApplicationReceivedPage'))),
      },
      { path: paths.uploadInvoice, ...page(() => upload().then(named('UploadInvoicePage'))) },
      { path: paths.homeUploadInvoice, ...page(() => upload().then(named('HomeUploadInvoicePage'))) },
      {
        Component: RequireSession,
        children: [
          {
            ...page(() => import('./layouts/StudentLayout.tsx')),
            children: [
              {
                // With cards and skeletons, that is with MUI.
                ...page(() => import('./layouts/ThemedLayout.tsx')),
                children: [
                  { path: paths.home, ...page(() => home().then(named('HomePage')), payment) },
                  { path: paths.payment, ...page(() => payment().then(named('PaymentPage'))) },
                  { path: paths.account, ...page(() => account().then(named('AccountPage'))) },
                ],
              },
              { path: paths.resources, ...page(() => resources().then(named('ResourcesPage'))) },
              ...flowRoutes('student', hasTabs),
            ],
          },
          ...flowRoutes('student', (flow) => !hasTabs(flow)),
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
];
