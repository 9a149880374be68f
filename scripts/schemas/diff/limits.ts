import { onlyRefusesBlanks } from '../check/rules/questions/messages.ts';
import type { FieldEntry } from '../source/schema-files.ts';
import { placeOfKey } from '../source/source.ts';
import { type Question, quotedTitle } from './sides.ts';
import { safe, type Verdict, warning } from './verdict.ts';

/** Compares the limits of a question whose kind is unchanged. diff/options.ts compares option lists. */
export function limits(then: Question, now: Question): Verdict[] {
  const called = quotedTitle(now);
  return [...bounds(then, now), ...formats(then, now)].map(({ key, isNarrower, rule }) => {
    const place = placeOfKey(now.schema, [...now.path, key]);
    const message = `${isNarrower ? 'Fewer' : 'More'} answers to ${called} are right now: ${rule}.`;
    if (!isNarrower) return safe(place, message);
    const asked = 'People who gave another one before are asked to change it.';
    return warning(place, `${message} ${asked}`);
  });
}

const limitKeys = [
  ...['maxLength', 'pastYears', 'minLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'decimals'],
] as const;

function bounds(then: Question, now: Question) {
  const [file, fileNow] = [then, now].map(({ field }) => field.items ?? field) as [FieldEntry, FieldEntry];
  const found = [
    ...limitKeys.map((key) => [key, then.field[key], now.field[key]] as const),
    ['maxBytes', file.maxBytes, fileNow.maxBytes] as const,
  ];
  return found.flatMap(([key, a, b]) => {
    // A change between whole and decimal numbers is reported as a change of "type" rather than of "decimals".
    const isWhole = key === 'decimals' && [then, now].some(({ field }) => field.type === 'integer');
    if (a === b || isWhole) return [];
    const isLeast = key.startsWith('min');
    const none = isLeast ? -Infinity : Infinity;
    const isNarrower = isLeast ? (b ?? none) > (a ?? none) : (b ?? none) < (a ?? none);
    return [{ key, isNarrower, rule: `"${key}" was ${a ?? 'not given'} and is ${b ?? 'not given'}` }];
  });
}

function formats({ field: then }: Question, { field: now }: Question) {
  const patternOf = ({ pattern }: FieldEntry) =>
    pattern === undefined || onlyRefusesBlanks(pattern) ? undefined : pattern;
  const typesOf = ({ items, fileTypes = items?.fileTypes ?? [] }: FieldEntry) => fileTypes;
  const types = changed(typesOf(then), typesOf(now));
  const ofAny = then.countries && now.countries;
  const countries = changed(then.countries ?? [], now.countries ?? []);
  const repeats = `it must repeat "${now.sameAs}"`;
  const whole = (field: FieldEntry) => field.type === 'integer' || undefined;
  const guess = ['it must be hard to guess', 'it may be easy to guess'] as const;
  const rules = [
    ['pattern', patternOf(then), patternOf(now), 'they must fit another pattern', 'the pattern is gone'],
    ['fileTypes', undefined, types.fewer || undefined, `no longer ${types.fewer}`, ''],
    ['fileTypes', types.more || undefined, undefined, '', `${types.more} too`],
    [
      'countries',
      !now.countries,
      !then.countries,
      `phones of ${countries.more} alone`,
      'phones of any country',
    ],
    ['countries', undefined, (ofAny && countries.fewer) || undefined, `no phones of ${countries.fewer}`, ''],
    ['countries', (ofAny && countries.more) || undefined, undefined, '', `phones of ${countries.more} too`],
    ['sameAs', then.sameAs, now.sameAs, repeats, 'it need not repeat another answer'],
    ['hardToGuess', then.hardToGuess, now.hardToGuess, ...guess],
    ['type', whole(then), whole(now), 'only whole numbers', 'no longer only whole numbers'],
    ['format', then.format, now.format, `they must be written as "${now.format}"`, 'in any form'],
    ...between.map((key) => {
      const [before, after] = [then[key], now[key]].map((rule) => rule && JSON.stringify(rule));
      const rule = `"${key}" was ${before ?? 'not given'} and is ${after ?? 'not given'}`;
      return [key, before, after, rule, rule] as const;
    }),
  ] as const;
  return rules.flatMap(([key, before, after, narrower, wider]) => {
    if (before === after) return [];
    return [{ key, isNarrower: Boolean(after), rule: after ? narrower : wider }];
  });
}

/** A new value may make these rules stricter or looser, so the diff assumes that they get stricter. */
const between = ['from', 'to', 'age', 'different', 'after', 'notBefore', 'where'] as const;

function changed(then: readonly string[], now: readonly string[]) {
  const without = (all: readonly string[], others: readonly string[]) =>
    all.filter((each) => !others.includes(each)).join(', ');
  return { fewer: without(then, now), more: without(now, then) };
}
