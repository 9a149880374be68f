import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { loadRouteModules } from './bundle.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

const source = path.join(import.meta.dirname, '../../src');

/** The modules of each chunk that several pages load. The order of the chunks matters (see `chunks`). */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  // `calls` is separate from `common`, because filling in a form does not need the API client.
  common: ['components/Icon.tsx', 'pages/use-lazy-module.ts'],
  calls: [
    ...['api/http/client.ts', 'api/login.ts', 'api/invoices.ts', 'api/applications.ts', 'api/queries.ts'],
    ...['components/ExternalLink.tsx', 'components/lender/SupportLine.tsx'],
    ...['engine/react/templates/Email.tsx', 'pages/use-query.ts'],
  ],
  'known-phone': ['api/password-reset.ts'],
  // `pictures` contains the landing page's drawings, which other pages also show. `drawings` contains all
  // other drawings.
  pictures: ['Drawing.tsx', 'drawn/calendar.ts', 'drawn/campus.ts', 'drawn/form.ts', 'drawn/invoice.ts'].map(
    (drawing) => `components/drawings/${drawing}`,
  ),
  // `dashboard` and `money` are for the pages of logged-in students. Only `money` contains modules that use
  // MUI.
  dashboard: [
    ...['app/layouts/StudentLayout.tsx', 'components/lender/Payees.tsx'],
    'components/loading/OldDataNotice.css',
    ...['components/layout/StudentPage.tsx', 'components/lender/where-to-pay.ts'],
    ...['domain/payment-state.ts', 'pages/use-once-settled.ts', 'components/loading/use-dialog.ts'],
  ],
  money: [
    ...['api/finances.ts', 'api/transactions.ts', 'components/lender/WaysToPay.tsx'],
    ...[
      'components/lender/GroupLink.tsx',
      'components/loading/OldDataNotice.tsx',
      'components/loading/QueryView.tsx',
      'components/money/MoneyCard.tsx',
    ],
    ...['components/money/TransactionCard.tsx', 'pages/PrintHead.tsx'],
    ...['components/money/Figures.tsx', 'domain/due-dates.ts'],
    ...[
      'domain/finances.ts',
      'domain/money.ts',
      'pages/account/full-name.ts',
      'pages/account/unsaved-edit.ts',
    ],
    'pages/combine-queries.ts',
  ],
  sections: ['components/Accordion.tsx', 'components/Facts.tsx'],
  dialog: ['components/SheetDialog.tsx'],
  form: [
    ...['engine/core/evaluate.ts', 'engine/core/words/compose-message.ts', 'engine/react/rjsf/FieldList.tsx'],
    ...['engine/react/templates/ErrorSummary.tsx', 'engine/react/templates/Form.tsx'],
    ...['engine/react/focus-field.ts', 'engine/react/widgets/on-demand/load.ts'],
    'pages/use-single-press.ts',
  ],
  account: [
    ...['api/credentials.ts', 'components/ConfirmPanel.tsx', 'components/SingleStepForm.tsx'],
    'components/loading/SlowCallNotice.tsx',
    ...['forms/guessable-password-check.ts', 'pages/login/login-state.ts', 'session/clear-tab.ts'],
    'pages/use-abort-controller.ts',
  ],
  // `drafts` is for forms whose answers are stored on the phone.
  drafts: ['engine/react/use-draft.ts', 'engine/storage/drafts/drafts.ts'],
  // `wizard` is for forms with several steps.
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
  file: ['engine/react/widgets/FileWidget.tsx'],
  drawings: ['components/drawings/StepDrawing.tsx'],
  quiz: ['engine/react/step-kinds/Quiz.tsx'],
  review: ['engine/react/step-kinds/Review.tsx'],
  lists: ['engine/core/values/lists.ts'],
  // `structure` is for forms with groups, repeats or cross-field rules.
  structure: ['engine/core/structure/index.ts'],
  groups: ['engine/react/rjsf/groups.tsx'],
  rows: ['engine/react/rows/register.ts'],
  registration: [
    ...['components/Dialog.tsx', 'forms/create-account.ts', 'forms/sign-up.ts', 'session/registration.ts'],
  ],
  'return-home': ['pages/login/ReturnHome.tsx', 'session/open-session.ts', 'components/ends/TaskRows.tsx'],
};

/**
 * Makes one chunk for each list of modules. A chunk contains the listed modules and all their imports, except
 * modules that an earlier chunk contains. By default, the bundler would make a chunk for every combination of
 * pages that share modules, and a page would need up to thirty requests.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    async config() {
      const { formRouteModules, pageChunks } = await loadRouteModules();
      const ownModules = { FormRoutes: formRouteModules, ...sharedModules, ...pageChunks };
      const groups: Group[] = [
        // These packages rarely change between deployments, so browsers keep this chunk cached.
        { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router') },
        {
          name: 'mui',
          test: (id: string) =>
            packages('@mui', '@emotion').test(id) && !Object.values(muiParts).some((part) => part.test(id)),
        },
        { name: 'portal', tags: ['$initial'] },
        ...Object.entries(ownModules).map(([name, modules]) => ({
          name,
          test: (id: string) =>
            modules.some((module) => id === path.join(source, module)) || muiParts[name]?.test(id) === true,
        })),
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

const muiParts: Readonly<Record<string, RegExp>> = {
  sections: /\/@mui\/material\/(Accordion\w*|Collapse)\//,
  dialog:
    /\/@mui\/material\/(Dialog\w*|Modal|Portal|Backdrop|Fade|Unstable_TrapFocus|IconButton)\/|\/react-transition-group\//,
};

function packages(...names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/`);
}
