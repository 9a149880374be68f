import { content } from './files/content.ts';
import { images } from './files/images.ts';
import { interpolation } from './files/interpolation.ts';
import { invisible } from './files/invisible.ts';
import { links } from './files/links.ts';
import { literalMarkup } from './files/literal-markup.ts';
import { questionNames } from './files/question-names.ts';
import { references } from './files/references.ts';
import { addresses } from './flows/addresses.ts';
import { conditions, hiding } from './flows/conditions.ts';
import { days } from './flows/days.ts';
import { drawings } from './flows/drawings.ts';
import { formSetup } from './flows/form-setup.ts';
import { formOrder, neededByCode } from './flows/known-forms.ts';
import { migrations } from './flows/migrations.ts';
import { prefill } from './flows/prefill.ts';
import { progress } from './flows/progress.ts';
import { reachability } from './flows/reachability.ts';
import { routes } from './flows/routes.ts';
import { sentAnswers } from './flows/sent-answers.ts';
import { submitButton } from './flows/submit-button.ts';
import { submitSettings } from './flows/submit-settings.ts';
import { fills } from './questions/fills.ts';
import { decimals, formats } from './questions/formats.ts';
import { groups } from './questions/groups.ts';
import { entries, labels, listHelp } from './questions/labels.ts';
import { lengths } from './questions/lengths.ts';
import { messages } from './questions/messages.ts';
import { facts, options } from './questions/options.ts';
import { patterns } from './questions/patterns.ts';
import { phones } from './questions/phones.ts';
import { quiz } from './questions/quiz.ts';
import { repeatedNames } from './questions/repeated-names.ts';
import { required } from './questions/required.ts';
import { lists, rows } from './questions/rows.ts';
import { structure } from './questions/structure.ts';
import { widgets } from './questions/widgets.ts';
import { comparedQuestions, together } from './relations/compared-questions.ts';
import { computed } from './relations/computed.ts';
import { contradictoryLimits } from './relations/contradictory-limits.ts';
import { dayLimits } from './relations/day-limits.ts';
import { defaults, limits } from './relations/defaults.ts';
import { impossibleConditions } from './relations/impossible-conditions.ts';
import type { Rule } from './rule.ts';

/**
 * Lists the rules in the order in which the check applies them. The order matters: the check makes the edit
 * of the first finding that has an edit, and then checks the edited files. check.ts applies two more rules:
 * `layout` first and `unused` last.
 */
export const rules: readonly Rule[] = [
  invisible,
  literalMarkup,
  questionNames,
  neededByCode,
  references,
  conditions,
  widgets,
  structure,
  repeatedNames,
  labels,
  entries,
  listHelp,
  groups,
  messages,
  options,
  quiz,
  lists,
  rows,
  progress,
  routes,
  addresses,
  reachability,
  lengths,
  limits,
  contradictoryLimits,
  defaults,
  decimals,
  patterns,
  formats,
  phones,
  required,
  dayLimits,
  comparedQuestions,
  together,
  computed,
  impossibleConditions,
  fills,
  interpolation,
  content,
  links,
  images,
  drawings,
  migrations,
  submitButton,
  formSetup,
  submitSettings,
  days,
  prefill,
  sentAnswers,
  facts,
  hiding,
  formOrder,
];
