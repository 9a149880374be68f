import { type Answer, isAnswers, textOf } from '../answers.ts';
import { messagesOf } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import { dateInWords } from '../values/dates.ts';
import { numberInGroups } from '../values/international-phones.ts';
import { numberInWords } from '../values/numbers.ts';
import { optionTitle } from '../values/options.ts';
import { fieldMessages } from './field-messages.ts';

export function inWords(field: ActiveField, answer: Answer): readonly string[] {
  if (field.list) return [field.list.titleOf(textOf(answer))];
  if (field.ui.countries) return [numberInGroups(textOf(answer), field.ui.countries)];
  if (field.ui.widget === 'date') return [dateInWords(textOf(answer), messagesOf(fieldMessages).months)];
  return choicesInWords(field, answer);
}

function choicesInWords(field: ActiveField, answer: Answer): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => choicesInWords(field, each));
  if (isAnswers(answer)) return [];
  if (typeof answer === 'boolean') return [messagesOf(fieldMessages)[answer ? 'yes' : 'no']];
  return [typeof answer === 'number' ? numberInWords(field, answer) : optionTitle(field, textOf(answer))];
}
