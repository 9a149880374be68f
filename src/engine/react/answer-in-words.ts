import type { ActiveField } from '../core/active-field.ts';
import { type Answer, textOf } from '../core/answers.ts';
import { environment, messagesOf, spokenLanguage } from '../core/environment.ts';
import { dateInWords } from '../core/relations/days.ts';
import { shownNumber } from '../core/values/decimal.ts';
import { choicesInWords } from '../core/values/options.ts';
import { numberInGroups } from '../core/values/phone-numbers.ts';
import { fieldMessages } from '../core/words/field-messages.ts';

/** An answer as people say it, each of several choices by itself; nothing of a file, which only the phone can name. */
export function answerInWords(field: ActiveField, answer: Answer | undefined): readonly string[] {
  const { ui, schema, list } = field;
  if (answer === undefined || ui.widget === 'file' || ui.widget === 'files') return [];
  if (list) return [list.titleOf(textOf(answer))];
  if (ui.countries) return [numberInGroups(textOf(answer), ui.countries)];
  if (schema.format === 'date') return [environment().reviewDate(textOf(answer))];
  if (ui.widget === 'date') return [dateInWords(textOf(answer), messagesOf(fieldMessages).months)];
  if (ui.widget === 'decimal') return [shownNumber(textOf(answer), spokenLanguage().numberSigns)];
  return choicesInWords(field, answer);
}
