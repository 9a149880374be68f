import { type Answer, isAnswers, ownValue } from '../answers.ts';
import type { ActiveField, Computed } from '../field.ts';
import { type CalendarDate, yearsBetween } from '../values/dates.ts';
import { decimalPlaces } from '../values/numbers.ts';

type AnswerTo = (name: string) => Answer | undefined;

/**
 * Returns the value of a computed field. Returns undefined while a required operand is missing: a sum
 * requires at least one number, a difference its first operand, and a product all operands. The count of a
 * list without answers is 0.
 */
export function compute(
  { schema, ui }: Pick<ActiveField, 'schema' | 'ui'>,
  answerTo: AnswerTo,
  today: CalendarDate | undefined,
): Answer | undefined {
  const { type, decimals, computed } = schema;
  if (!computed) return undefined;
  if ('age' in computed) return ageOf(answerTo(computed.age[0] ?? ''), today);
  if ('fact' in computed) {
    const [chosen] = valuesAt(computed.fact[0], answerTo);
    const fact = typeof chosen === 'string' ? ownValue(ui.facts ?? {}, chosen) : undefined;
    return fact !== undefined && type !== 'string' ? finite(Number(fact)) : fact;
  }
  const number = numberOf(computed, answerTo);
  return number === undefined ? undefined : finite(rounded(number, decimals));
}

function numberOf(
  computed: Exclude<Computed, { readonly age: unknown } | { readonly fact: unknown }>,
  answerTo: AnswerTo,
): number | undefined {
  if ('count' in computed) {
    const lists = computed.count.flatMap((path) => valuesAt(path, answerTo)).filter(Array.isArray);
    return lists.reduce((count, list) => count + list.length, 0);
  }
  const operands = (paths: readonly string[]) => paths.map((path) => total(numbersAt(path, answerTo)));
  if ('sum' in computed) return total(computed.sum.flatMap((path) => numbersAt(path, answerTo)));
  if ('product' in computed) return operands(computed.product).reduce(times);
  const [first, ...others] = operands(computed.difference);
  return first === undefined ? undefined : total([first, ...others.map((other = 0) => -other)]);
}

/**
 * Rounds the sum to the decimal places of its most precise number, so that 0.1 + 0.2 is 0.3. Returns
 * undefined if there are no numbers.
 */
export function total(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  const sum = numbers.reduce((one, other) => one + other);
  return toPlaces(sum, Math.max(...numbers.map(decimalPlaces)));
}

function times(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  return toPlaces(one * other, decimalPlaces(one) + decimalPlaces(other));
}

const toPlaces = (number: number, places: number) => Number(toFixed(number, places));

/** Limits the decimal places to 100, because `Number.toFixed` throws for more. */
const toFixed = (number: number, places: number) => number.toFixed(Math.min(places, 100));

/**
 * Rounds to `decimals` decimal places. Rounds halves up, even where binary floating point would round down:
 * 1.005 becomes 1.01.
 */
function rounded(number: number, decimals: number | undefined): number {
  const places = decimalPlaces(number);
  if (decimals === undefined || places <= decimals) return number;
  const shifted = Math.round(Number(`${toFixed(number, places)}e${decimals}`));
  return Number(`${shifted}e-${decimals}`);
}

const finite = (number: number) => (Number.isFinite(number) ? number : undefined);

function ageOf(date: Answer | undefined, today: string | undefined): number | undefined {
  if (!today || typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const age = yearsBetween(date, today);
  return age < 0 ? undefined : age;
}

const numbersAt = (path: string, answerTo: AnswerTo) =>
  valuesAt(path, answerTo).filter((value) => typeof value === 'number');

function valuesAt(path: string, answerTo: AnswerTo): readonly Answer[] {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<readonly Answer[]>(
    (answers, name) => answers.flat().map((each) => (isAnswers(each) ? (ownValue(each, name) ?? []) : [])),
    [answerTo(first) ?? []],
  );
}
