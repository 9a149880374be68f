import { type Answer, textOf } from '../answers.ts';
import type { ActiveField } from '../field.ts';
import { decimalPlaces, plainNumber } from '../values/numbers.ts';
import { optionsOf } from '../values/options.ts';

/** The first rule that JSON Schema cannot say and that an answer breaks by itself. */
export function brokenRule(field: ActiveField, answer: Answer): string | undefined {
  const { schema, ui } = field;
  if (!isOffered(field, answer)) return 'enum';
  if (typeof answer === 'number' && decimalPlaces(answer) > (schema.decimals ?? Number.POSITIVE_INFINITY))
    return 'decimals';
  const isSeveral = Array.isArray(answer) && answer.length > 1;
  return isSeveral && ui.exclusive?.some((each) => answer.includes(each)) ? 'exclusive' : undefined;
}

/** The rule that a text breaks where a number is expected: it may only have too many decimal places. */
export function brokenType({ schema, ui }: ActiveField, answer: Answer): string {
  const { decimals = Number.POSITIVE_INFINITY } = schema;
  const typed = textOf(answer);
  // For an ambiguous number such as 3.000, the message for `type` says what to enter.
  const read = plainNumber(typed, { schema: { decimals: typed.length }, ui });
  return decimalPlaces(Number(read)) > decimals ? 'decimals' : 'type';
}

/** Whether an option, or each of several, is one that is offered beside the answers that it hangs on. */
function isOffered({ schema, ui, list }: ActiveField, answer: Answer): boolean {
  if (!list && !ui.where) return true;
  const chosen = Array.isArray(answer) ? answer.map(textOf) : [textOf(answer)];
  return chosen.every((each) => (list ? list.has(each, list.wanted) : optionsOf(schema)?.includes(each)));
}
