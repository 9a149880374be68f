import { dayAt, type FieldSet } from '#engine/core/index.ts';
import { matchesIn, valuesAt } from '../source/conditions.ts';
import { conditionsIn, type FieldEntry, type FieldSetEntry } from '../source/schema-files.ts';

/** The outside questions that the conditions and rules of a set name, those of the sets in it included, and the days. */
export function dependenciesOf(entry: FieldSetEntry, inner: { readonly [name: string]: FieldSet }): string[] {
  const own = Object.entries(entry.properties ?? {});
  const named = [
    ...conditionsIn(entry).flatMap((each) => namesIn(each.entry.if)),
    ...own.flatMap(([, field]) => namesOf(field)),
    ...Object.values(inner).flatMap(({ dependencies = [] }) => dependencies),
  ];
  const names = new Set(own.map(([name]) => name));
  return [...new Set(named)].filter((name) => !names.has(name));
}

/** The days that a condition compares with: today-18y. */
export const daysIn = (condition: unknown): string[] => [...new Set(limitsIn(condition).filter(isDay))];

const isDay = (name: string) => dayAt(name, '2000-01-01') !== undefined;

/** The questions and days that a condition names: of a group or repeat, its own name. */
const namesIn = (condition: unknown): string[] => [
  ...[...matchesIn(condition)].map(([name]) => name),
  ...limitsIn(condition),
];

/** The limits of dates, however deep in a condition; fixed dates are part of it already. */
const limitsIn = (condition: unknown): string[] =>
  namesAmong(valuesAt(condition, ['from', 'to']).filter((each) => typeof each === 'string'));

/** The questions and days that a field's own rules name; of a path, its first name. */
export const namesOf = (field: FieldEntry): string[] =>
  namesAmong([
    ...namingRules.map((rule) => field[rule]),
    ...Object.values(field.where ?? {}),
    ...operandsOf(field),
  ]);

/** The rules that may name another question. */
export const namingRules = ['from', 'to', 'sameAs', 'different', 'after', 'notBefore'] as const;

export function operandsOf({ computed }: FieldEntry): readonly string[] {
  if (!computed) return [];
  return 'fact' in computed ? computed.fact.slice(0, 1) : Object.values(computed).flat();
}

const namesAmong = (written: readonly (string | undefined)[]) =>
  written.flatMap((each) => (each && /^[A-Za-z]/.test(each) ? [each.split('.')[0]!] : []));

/** The computed fields, groups and repeats of a set, each after its operands. The check reports a cycle. */
export function computedOrderOf(
  { properties = {} }: FieldSetEntry,
  inner: { readonly [name: string]: FieldSet },
): string[] | undefined {
  const following = Object.entries(properties).filter(([name, { computed }]) => computed || inner[name]);
  if (!following.some(([, { computed }]) => computed)) return undefined;
  const fields = new Map(following);
  const sorted = new Set<string>();
  const open = new Set<string>();
  const add = (name: string) => {
    const field = fields.get(name);
    if (!field || open.has(name)) return;
    open.add(name);
    for (const other of [
      ...operandsOf(field).map((path) => path.split('.')[0]!),
      ...(inner[name]?.dependencies ?? []),
    ])
      add(other);
    sorted.add(name);
  };
  for (const name of fields.keys()) add(name);
  return [...sorted];
}

/** Whether a set has groups or repeats, computes answers, or holds them against today or each other. */
export function needsStructure({ fields = {}, fieldSets, sumIs, atLeastOneOf }: FieldSet): boolean {
  return (
    (fieldSets ?? sumIs ?? atLeastOneOf) !== undefined ||
    Object.values(fields).some((field) => structural.some((keyword) => field[keyword] !== undefined))
  );
}

const structural = ['computed', 'from', 'to', 'age', 'after', 'notBefore', 'different'] as const;
