import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { loadRouteModules } from './bundle.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

const source = path.join(import.meta.dirname, '../../src');

/** Modules shared by several pages, besides packages and the entry: one chunk each, in this order. */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  // For forms and dashboards; then the API calls, which filling in a form does not need.
  common: ['components/Icon.tsx', 'pages/use-lazy-module.ts'],
  calls: [
    ...['api/http/client.ts', 'api/login.ts', 'api/invoices.ts', 'api/applications.ts', 'api/queries.ts'],
    ...['components/ExternalLink.tsx', 'components/lender/SupportLine.tsx'],
    ...['engine/react/templates/Email.tsx', 'pages/use-query.ts'],
  ],
  // For the reset and the sign-up.
  'known-phone': ['api/password-reset.ts'],
  // Those of the landing page, which some forms show as well; all others come last.
  pictures: ['Drawing.tsx', 'drawn/calendar.ts', 'drawn/campus.ts', 'drawn/form.ts', 'drawn/invoice.ts'].map(
    (drawing) => `components/drawings/${drawing}`,
  ),
  // The dashboards, without MUI and with it.
  dashboard: [
    ...['app/layouts/StudentLayout.tsx', 'components/lender/Payees.tsx'],
    ...['components/layout/StudentPage.tsx', 'components/lender/where-to-pay.ts'],
    ...['domain/payment-state.ts', 'pages/use-once-settled.ts', 'components/loading/use-dialog.ts'],
  ],
  money: [
    ...['api/finances.ts', 'api/transactions.ts', 'components/lender/HowToPayButton.tsx'],
    ...[
      'components/lender/GroupLink.tsx',
      'components/loading/OldDataNotice.tsx',
      'components/loading/QueryView.tsx',
      'components/money/MoneyCard.tsx',
    ],
    ...['components/layout/PrintHead.tsx', 'components/money/TransactionCard.tsx'],
    ...['components/money/PaymentHero.tsx', 'domain/due-dates.ts'],
    ...['domain/finances.ts', 'domain/money.ts', 'pages/account/full-name.ts', 'pages/combine-queries.ts'],
  ],
  // Collapsible cards of the account and the Resource Hub; then what opening a dialog needs.
  sections: ['components/Accordion.tsx', 'components/Facts.tsx'],
  dialog: ['components/SheetDialog.tsx'],
  // Everything that each form needs from the engine; then what account pages add; then stored answers; then
  // navigation through several steps.
  form: [
    ...['engine/core/flow.ts', 'engine/core/words/messages.ts', 'engine/react/rjsf/FieldList.tsx'],
    ...['engine/react/templates/ErrorSummary.tsx', 'engine/react/templates/Form.tsx'],
    ...['engine/react/widgets/kept-file-name.ts', 'engine/react/widgets/on-demand/load.ts'],
    'pages/use-single-press.ts',
  ],
  account: [
    ...['api/credentials.ts', 'components/ConfirmPanel.tsx', 'components/StepForm.tsx'],
    'components/loading/SlowCallNotice.tsx',
    ...['forms/password-strength.ts', 'pages/login/destination.ts', 'session/password-reset.ts'],
    'pages/use-abort-controller.ts',
  ],
  drafts: ['engine/react/use-draft.ts', 'engine/storage/drafts/drafts.ts'],
  wizard: [
    'pages/questionnaire/GuidePage.tsx',
    'forms/drafts.ts',
    'engine/react/widgets/RadiosWidget.tsx',
    'engine/core/words/noun.ts',
  ],
  choices: ['engine/react/widgets/on-demand/choices.ts'],
  outbox: [
    ...['outbox/portal-outbox.ts', 'forms/answers/every-answer.ts', 'pages/delivery/DeliveryStatus.tsx'],
    ...['pages/delivery/KeepOpenNotice.tsx', 'session/clear-phone.ts', 'session/sign-out.ts'],
    ...['outbox/use-outbox.ts'],
  ],
  'edit-info': ['pages/account/EditInfoDialog.tsx'],
  // The module that stores files on the phone also sends them.
  file: ['engine/react/widgets/FileWidget.tsx'],
  drawings: ['components/drawings/StepDrawing.tsx'],
  quiz: ['engine/react/step-kinds/Quiz.tsx'],
  review: ['engine/react/step-kinds/Review.tsx'],
  // For forms with long lists; with groups, repeats or rules between answers; and with rows.
  lists: ['engine/core/values/lists.ts'],
  structure: ['engine/core/structure/index.ts'],
  groups: ['engine/react/rjsf/groups.tsx'],
  rows: ['engine/react/rows/rows.ts'],
  registration: [
    ...['components/Dialog.tsx', 'forms/create-account.ts', 'forms/sign-up.ts', 'session/registration.ts'],
  ],
  // Includes the rows of the pages that end with it.
  'return-home': ['pages/login/ReturnHome.tsx', 'session/open-session.ts', 'components/ends/TaskRows.tsx'],
};

/**
 * Which modules go into one file. src/app/routes.ts gives each page a chunk, including the form that it runs. By
 * default the bundler makes another chunk for every set of pages that share modules: up to thirty files for one page,
 * each a request; when it merges the small ones (`entriesAware`), a page loads 3 to 40 KB that it does not need. So a
 * chunk contains the modules it names with all their imports, except those in an earlier chunk, and files only import
 * earlier ones. tests/budget.test.ts limits how many files a page loads, and checks that it loads no other page.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    async config() {
      const { formRouteModules, pageChunks } = await loadRouteModules();
      const ownModules = { FormRoutes: formRouteModules, ...sharedModules, ...pageChunks };
      const groups: Group[] = [
        // Unchanged from deploy to deploy, so phones keep them cached.
        { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router') },
        {
          name: 'mui',
          test: (id: string) =>
            packages('@mui', '@emotion').test(id) && !Object.values(ofMui).some((part) => part.test(id)),
        },
        { name: 'portal', tags: ['$initial'] },
        ...Object.entries(ownModules).map(([name, modules]) => ({
          name,
          test: (id: string) =>
            modules.some((module) => id === path.join(source, module)) || ofMui[name]?.test(id) === true,
        })),
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** Parts of MUI that not every dashboard needs, in the chunk that shows them. */
const ofMui: Readonly<Record<string, RegExp>> = {
  sections: /\/@mui\/material\/(Accordion\w*|Collapse)\//,
  dialog:
    /\/@mui\/material\/(Dialog\w*|Modal|Portal|Backdrop|Fade|Unstable_TrapFocus|IconButton)\/|\/react-transition-group\//,
};

function packages(...names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/`);
}
