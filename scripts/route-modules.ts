import { flowPaths } from '#forms/flow-paths.ts';
import type { paths } from '#paths';

const tabs = ['app/StudentLayout.tsx'];
const cards = [...tabs, 'app/ThemedLayout.tsx'];

const ofPaths: Readonly<Record<(typeof paths)[keyof typeof paths], readonly string[]>> = {
  '/': [],
  '/login': ['pages/LoginPage.tsx'],
  '/forgotpassword': ['pages/ForgotPasswordPage.tsx'],
  '/signup': ['pages/SignUpPage.tsx'],
  '/info': ['pages/InformationPage.tsx'],
  '/application-received': ['pages/ApplicationReceivedPage.tsx'],
  '/upload-invoice': ['pages/UploadInvoicePage.tsx'],
  '/invoice-success': ['pages/InvoiceSuccessPage.tsx'],
  '/home': [...cards, 'pages/HomePage.tsx'],
  '/home-upload-invoice': ['pages/UploadInvoicePage.tsx'],
  '/home-invoice-success': ['pages/InvoiceSuccessPage.tsx'],
  '/payment': [...cards, 'pages/PaymentPage.tsx'],
  '/resources': [...tabs, 'pages/ResourcesPage.tsx'],
  '/account': [...cards, 'pages/AccountPage.tsx'],
};

const ofFlows: Readonly<Record<string, readonly string[]>> = {
  information: ofPaths['/info'],
  application: ['pages/ApplicationPage.tsx'],
  'freelance-survey': ['pages/FreelanceSurveyPage.tsx'],
  'business-loan': ['pages/BusinessLoanPage.tsx'],
  'resume-guide': [...tabs, 'pages/ResumeGuidePage.tsx'],
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
  if (!modules) throw new Error(`scripts/route-modules.ts does not say which page runs the flow ${flow}.`);
  return modules;
}
