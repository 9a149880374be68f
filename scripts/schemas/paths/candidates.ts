import {
  type Answer,
  type CalendarDate,
  dayAt,
  type FieldSchema,
  type FieldUi,
  optionsOf,
} from '#engine/core/index.ts';
import { likelyAnswers } from '../fix/likely-answers.ts';
import { valuesAt } from '../source/conditions.ts';
import type { Product } from '../source/product.ts';
import type { Match } from './branches.ts';

interface Tried {
  readonly matches: readonly Match[];
  readonly today: CalendarDate;
  readonly likely: Product['likelyAnswers'];
  /** Answers of samples, which may meet what no rule can be turned into an answer to. */
  readonly known: readonly Answer[];
}

/** More rows or choices than these are not tried. */
const mostItems = 20;

/**
 * The answers to a question that make a difference to conditions, with undefined for none: each that is named, one that
 * is not, and those at a limit and on either side of it.
 */
export function candidatesOf(
  field: FieldSchema,
  ui: FieldUi | undefined,
  tried: Tried,
): (Answer | undefined)[] {
  const found = [undefined, ...(field.default === undefined ? [] : ['']), ...valuesOf(field, ui, tried)];
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

function valuesOf(field: FieldSchema, ui: FieldUi | undefined, tried: Tried): Answer[] {
  const { matches, today, likely, known } = tried;
  const likeliest = likelyAnswers(field, ui, {}, { today, likely });
  const limits = matches.flatMap(({ against }) => valuesAt(against, limitKeywords)).map(Number);
  const named = matches.flatMap(({ against, by }) => (by ? [] : valuesAt(against, ['const', 'enum'])));
  if (field.type === 'boolean') return [true, false];
  const facts = matches.flatMap(({ by }) => Object.entries(by?.facts ?? {}));
  if (facts.length > 0) return [...new Map(facts.map(([option, fact]) => [fact, option])).values()];
  if (field.type === 'array') return listsOf(field, ui, { named, limits });
  const options = optionsOf(field)?.filter((option) => !ui?.deprecated?.includes(option));
  if (options) {
    const other = options.find((option) => !named.includes(option));
    return [...options.filter((option) => named.includes(option)), ...(other === undefined ? [] : [other])];
  }
  if (field.format && field.format !== 'email' && field.format !== 'uri') {
    const days = matches.flatMap(({ against }) => valuesAt(against, ['from', 'to'])).map(String);
    const ages = matches.some(({ by }) => by?.how === 'age') ? agesAround(limits) : [];
    const around = [...daysAround(days, today), ...ages];
    return [...around, ...(around.length > 0 ? [] : likeliest), ...known];
  }
  const isNumber = field.type !== 'string' || ui?.widget === 'decimal' || ui?.widget === 'digits';
  if (isNumber && (limits.length > 0 || matches.some(({ by }) => by))) {
    const sums = matches.some(({ by }) => by) ? [0, 1, ...limits.map((limit) => limit + 100)] : [];
    const numbers = [...sums, ...limits.flatMap((limit) => [limit, limit - 1, limit + 1])];
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field;
    const within = numbers.filter((number) => number >= minimum && number <= maximum);
    return field.type === 'string' ? within.map(String) : within;
  }
  const other = likeliest.find((value) => !named.includes(value));
  return [...(named as Answer[]), ...(other === undefined ? [] : [other]), ...known];
}

const limitKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'];

/** Birthdays of who is just that old, a year younger and a year older. */
const agesAround = (ages: readonly number[]) =>
  ages.flatMap((age) => [age, age - 1, age + 1]).flatMap((age) => (age > 0 ? [`today-${age}y`] : []));

/** Each day with one before and one after it, as far from today as it is said to be. */
function daysAround(days: readonly string[], today: CalendarDate): string[] {
  return days.flatMap((day) => {
    const [, distance, unit = 'd'] = /^today(?:([+-]\d+)([dmy]))?$/.exec(day) ?? [];
    if (!dayAt(day, today)) return [];
    if (/^\d/.test(day))
      return [
        day,
        `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`,
        `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`,
      ];
    const at = (ahead: number) => (ahead === 0 ? 'today' : `today${ahead > 0 ? '+' : ''}${ahead}${unit}`);
    return [day, at(Number(distance ?? 0) - 1), at(Number(distance ?? 0) + 1)];
  });
}

/** So many rows or choices, with each choice that is named. */
function listsOf(
  field: FieldSchema,
  ui: FieldUi | undefined,
  { named, limits }: { readonly named: readonly unknown[]; readonly limits: readonly number[] },
): Answer[] {
  const options = optionsOf(field)?.filter((option) => !ui?.deprecated?.includes(option));
  const counts = [1, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])].filter(
    (count) => count > 0 && count <= mostItems,
  );
  if (!options) return counts.map((count) => Array.from({ length: count }, () => ({})));
  const other = options.find((option) => !named.includes(option) && !ui?.exclusive?.includes(option));
  return [
    ...options.filter((option) => named.includes(option)).map((option) => [option]),
    ...(other === undefined ? [] : [[other]]),
    ...(limits.length > 0 ? counts.map((count) => options.slice(0, count)) : []),
  ];
}
