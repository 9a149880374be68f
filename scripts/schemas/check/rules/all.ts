import { submitActions } from './actions.ts';
import { addresses } from './addresses.ts';
import { colours } from './colours.ts';
import { conditions } from './conditions.ts';
import { content } from './content.ts';
import { decimals } from './decimals.ts';
import { duplicates } from './duplicates.ts';
import { entries } from './entries.ts';
import { facts } from './facts.ts';
import { fees } from './fees.ts';
import { fills } from './fills.ts';
import { formats } from './formats.ts';
import { forms } from './forms.ts';
import { groups } from './groups.ts';
import { hiding } from './hiding.ts';
import { interpolation } from './interpolation.ts';
import { invisible } from './invisible.ts';
import { labels } from './labels.ts';
import { layout } from './layout.ts';
import { lengths } from './lengths.ts';
import { messages } from './messages.ts';
import { migrations } from './migrations.ts';
import { needed } from './needed.ts';
import { options } from './options.ts';
import { patterns } from './patterns.ts';
import { placeholders } from './placeholders.ts';
import { progress } from './progress.ts';
import { quiz } from './quiz.ts';
import { reachability } from './reachability.ts';
import { references } from './references.ts';
import { required } from './required.ts';
import { routes } from './routes.ts';
import type { Rule } from './rule.ts';
import { sending } from './sending.ts';
import { spelling } from './spelling.ts';
import { universities } from './universities.ts';
import { unused } from './unused.ts';
import { widgets } from './widgets.ts';

/**
 * Every rule about files whose shape is right. To add one, write its file and name it here. The first finding that says
 * how it is mended is told first, and the others only if they are found without it too.
 */
export const rules: readonly Rule[] = [
  invisible,
  spelling,
  layout,
  needed,
  references,
  conditions,
  widgets,
  submitActions,
  duplicates,
  labels,
  entries,
  groups,
  messages,
  options,
  universities,
  quiz,
  progress,
  routes,
  addresses,
  reachability,
  lengths,
  decimals,
  patterns,
  formats,
  required,
  fills,
  interpolation,
  content,
  migrations,
  sending,
  placeholders,
  facts,
  unused,
  hiding,
  fees,
  forms,
  colours,
];
