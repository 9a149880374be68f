import {
  type Answer,
  type CalendarDate,
  dayAt,
  type FieldSchema,
  type FieldUi,
  optionsOf,
  type StepAnswers,
} from '#engine/core/index.ts';
import { examplePhone } from '../compile/phones.ts';
import { valuesAt } from '../source/conditions.ts';
import type { Product } from '../source/product.ts';

type ByWidget = { readonly [widget: string]: readonly string[] };

const words = ['A few words about it.', 'A', 'a', '12', '1.5'];
const byWidget: ByWidget = {
  digits: ['12', '1'],
  decimal: ['100', '1.5', '3'],
  email: ['someone@example.com'],
  password: ['a-boat-by-the-river', 'Boat7River'],
  file: ['document.pdf'],
  textarea: ['A few words about it.'],
};

const offered = (field: FieldSchema, ui: FieldUi | undefined) =>
  optionsOf(field)?.filter((option) => !ui?.deprecated?.includes(option));

/**
 * Returns likely answers to a question, the likeliest first. `given` contains the answers to the step's other
 * questions.
 */
export function likelyAnswers(
  field: FieldSchema,
  ui: FieldUi | undefined,
  given: StepAnswers,
  { today, likely = {} }: { readonly today: CalendarDate; readonly likely?: ByWidget | undefined },
): Answer[] {
  if (field.sameAs !== undefined) return [given[field.sameAs] ?? ''];
  if (field.type !== 'string') return likelyOfType(field, ui);
  if (field.enum) return offered(field, ui) ?? [];
  const days = likelyDays(field, today);
  if (days) return days;
  if (ui?.countries) return ui.countries.map(({ code }) => examplePhone(code));
  const widget = ui?.widget ?? 'text';
  const typed = [likely[widget], byWidget[widget], likely.text, words].flatMap((answers) => answers ?? []);
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  const padded = typed.map((text) => text.padEnd(minLength, text));
  return [...typed, ...padded].filter(({ length }) => length >= minLength && length <= maxLength);
}

/**
 * Returns likely dates, months or times, or undefined if the question asks for none of these. A limit such as
 * `today-18y` stays relative, so that samples stay valid in later years.
 */
function likelyDays({ format, from, to }: FieldSchema, today: CalendarDate): Answer[] | undefined {
  const limits = [from, to].flatMap((limit) => (limit && dayAt(limit, today) ? limit : []));
  const years = [-20, -5, -1, 1, 5].map((ahead) => Number(today.slice(0, 4)) + ahead);
  if (format === 'date' || format === 'partial-date')
    return [...limits, ...years.map((year) => `${year}-02-13`), 'today', 'today+30d', 'today-30d'];
  if (format === 'year-month') return [...limits, ...years.map((year) => `${year}-02`)];
  if (format === 'time') return [...limits, '09:00', '12:00', '16:30', '20:00', '23:59'];
  return undefined;
}

function likelyOfType(field: FieldSchema, ui: FieldUi | undefined): Answer[] {
  const { type, minimum = 0, maximum = minimum + 1, minItems = 1 } = field;
  if (type === 'boolean') return [true, false];
  if (type === 'object') return [{}];
  if (type === 'array') {
    if (!field.items) return [Array.from({ length: minItems }, () => ({}))];
    const options = offered(field, ui)?.filter((option) => !ui?.exclusive?.includes(option));
    const files = Array.from({ length: minItems }, (_, index) => `document-${index + 1}.pdf`);
    return [options?.slice(0, minItems) ?? files];
  }
  return [1, 10, 100, minimum, maximum].filter((number) => number >= minimum && number <= maximum);
}

/**
 * Describes one comparison of an answer in a condition. `against` is the schema that the answer must match.
 * If the condition compares a value that is computed from the answer, `by.how` names the computation, and
 * `by.facts` maps each option to the computed value.
 */
export interface Match {
  readonly against: unknown;
  readonly by?: { readonly how: string; readonly facts?: { readonly [option: string]: string } | undefined };
}

interface Tried {
  readonly matches: readonly Match[];
  readonly today: CalendarDate;
  readonly likely: Product['likelyAnswers'];
  /**
   * The answers in the form's samples. They are tried too, because a pattern may reject all generated ones.
   */
  readonly known: readonly Answer[];
}

const maxItemsTried = 20;

/**
 * Returns the answers to try: undefined (no answer), each value that a condition compares the answer with,
 * one value that no condition names, and the values at and next to each limit.
 */
export function decidingAnswers(
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
  const options = offered(field, ui);
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

const agesAround = (ages: readonly number[]) =>
  ages.flatMap((age) => [age, age - 1, age + 1]).flatMap((age) => (age > 0 ? [`today-${age}y`] : []));

/**
 * Returns each limit with two neighbours. The neighbours of a relative limit differ from it by one of its own
 * units (`today+3d` → `today+2d` and `today+4d`), and those of a fixed date by one year. The neighbours of a
 * time are the first and the last minute of the day.
 */
function daysAround(days: readonly string[], today: CalendarDate): string[] {
  return days.flatMap((day) => {
    const [, distance, unit = 'd'] = /^today(?:([+-]\d+)([dmy]))?$/.exec(day) ?? [];
    if (!dayAt(day, today)) return [];
    if (day.includes(':')) return [day, '00:00', '23:59'];
    const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)];
    if (/^\d/.test(day)) return [day, `${year - 1}${rest}`, `${year + 1}${rest}`];
    const at = (ahead: number) => (ahead === 0 ? 'today' : `today${ahead > 0 ? '+' : ''}${ahead}${unit}`);
    return [day, at(Number(distance ?? 0) - 1), at(Number(distance ?? 0) + 1)];
  });
}

function listsOf(
  field: FieldSchema,
  ui: FieldUi | undefined,
  { named, limits }: { readonly named: readonly unknown[]; readonly limits: readonly number[] },
): Answer[] {
  const options = offered(field, ui);
  const counts = [1, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])].filter(
    (count) => count > 0 && count <= maxItemsTried,
  );
  if (!options) return counts.map((count) => Array.from({ length: count }, () => ({})));
  const other = options.find((option) => !named.includes(option) && !ui?.exclusive?.includes(option));
  return [
    ...options.filter((option) => named.includes(option)).map((option) => [option]),
    ...(other === undefined ? [] : [[other]]),
    ...(limits.length > 0 ? counts.map((count) => options.slice(0, count)) : []),
  ];
}
