import { type Answer, textOf } from '../core/answers.ts';
import { environment } from '../core/environment.ts';
import type { ActiveField } from '../core/field.ts';
import { numberInWords, readNumber, shownNumber } from '../core/values/numbers.ts';
import { inWords } from '../core/words/in-words.ts';

/** Returns one text per choice, but none for files, because their names are stored only on the phone. */
export function answerInWords(field: ActiveField, answer: Answer | undefined): readonly string[] {
  const { ui, schema } = field;
  if (answer === undefined || ui.widget === 'file' || ui.widget === 'files') return [];
  if (schema.format === 'date') return [environment().reviewDate(textOf(answer))];
  if (ui.widget === 'decimal') return [decimalInWords(field, textOf(answer))];
  return inWords(field, answer);
}

function decimalInWords({ schema, ui }: ActiveField, text: string): string {
  const number = readNumber(text, { schema, ui });
  const isAmount = !Number.isNaN(number) && (ui.prefix ?? ui.suffix) !== undefined;
  return isAmount ? numberInWords({ schema: { decimals: 2 }, ui }, number) : shownNumber(text);
}
