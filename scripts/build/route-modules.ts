import { flowPaths } from '#forms/flow-paths.ts';
import type { paths } from '#paths';

const tabs = ['app/layouts/StudentLayout.tsx'];
const cards = [...tabs, 'app/layouts/ThemedLayout.tsx'];

const ofPaths: Readonly<Record<(typeof paths)[keyof typeof paths], readonly string[]>> = {
  '/': [],
  '/login': ['pages/login/LoginPage.tsx'],
  '/forgotpassword': ['pages/reset-password/ForgotPasswordPage.tsx'],
  '/signup': ['pages/sign-up/SignUpPage.tsx'],
  '/info': ['pages/questionnaire/InformationPage.tsx'],
  '/application-received': ['pages/application/ApplicationReceivedPage.tsx'],
  '/upload-invoice': ['pages/invoice/UploadInvoicePage.tsx'],
  '/invoice-success': ['pages/invoice/InvoiceSuccessPage.tsx'],
  '/home': [...cards, 'pages/home/HomePage.tsx'],
  '/home-upload-invoice': ['pages/invoice/UploadInvoicePage.tsx'],
  '/home-invoice-success': ['pages/invoice/InvoiceSuccessPage.tsx'],
  '/payment': [...cards, 'pages/payment/PaymentPage.tsx'],
  '/resources': [...tabs, 'pages/resources/ResourcesPage.tsx'],
  '/account': [...cards, 'pages/account/AccountPage.tsx'],
};

const ofFlows: Readonly<Record<string, readonly string[]>> = {
  information: ofPaths['/info'],
  application: ['pages/application/ApplicationPage.tsx'],
  'freelance-survey': ['pages/questionnaire/FreelanceSurveyPage.tsx'],
  'business-loan': ['pages/questionnaire/BusinessLoanPage.tsx'],
  'resume-guide': [...tabs, 'pages/resources/ResumeGuidePage.tsx'],
};

/**
 * Every address of the portal, with the lazy modules that its route waits for before it shows itself, beside the
 * entry: its layouts and its page (src/app/routes.tsx). The chunks that a page fetches ahead for the next one are
 * not of them. tests/journeys/bytes.spec.ts holds this against what a browser asks for.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = {
  ...ofPaths,
  ...Object.fromEntries(flowPaths.map(({ path, flow }) => [path, modulesOfFlow(flow)])),
};

function modulesOfFlow(flow: string): readonly string[] {
  const modules = ofFlows[flow];
  if (!modules)
    throw new Error(`scripts/build/route-modules.ts does not say which page runs the flow ${flow}.`);
  return modules;
}
