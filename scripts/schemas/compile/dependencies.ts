import { dayAt, type FieldSet } from '#engine/core/index.ts';
import { matchesIn, valuesAt } from '../source/conditions.ts';
import { conditionsIn, type FieldEntry, type FieldSetEntry } from '../source/schema-files.ts';

/**
 * Returns the names that a field set needs from outside: questions that its conditions and rules name, and
 * relative days, such as `today-18y`, with which they compare dates.
 */
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

export const daysIn = (condition: unknown): string[] => [...new Set(limitsIn(condition).filter(isDay))];

const isDay = (name: string) => dayAt(name, '2000-01-01') !== undefined;

/**
 * Returns the names of the questions and relative days in a condition. For a question in a group or repeat,
 * returns the name of the group or repeat.
 */
const namesIn = (condition: unknown): string[] => [
  ...[...matchesIn(condition)].map(([name]) => name),
  ...limitsIn(condition),
];

/**
 * Returns the questions and relative days with which a condition compares answers. Leaves out fixed dates,
 * because they are not names.
 */
const limitsIn = (condition: unknown): string[] =>
  namesAmong(valuesAt(condition, ['from', 'to']).filter((each) => typeof each === 'string'));

export const namesOf = (field: FieldEntry): string[] =>
  namesAmong([
    ...namingRules.map((rule) => field[rule]),
    ...Object.values(field.where ?? {}),
    ...operandsOf(field),
  ]);

export const namingRules = ['from', 'to', 'sameAs', 'different', 'after', 'notBefore'] as const;

export function operandsOf({ computed }: FieldEntry): readonly string[] {
  if (!computed) return [];
  return 'fact' in computed ? computed.fact.slice(0, 1) : Object.values(computed).flat();
}

const namesAmong = (written: readonly (string | undefined)[]) =>
  written.flatMap((each) => (each && /^[A-Za-z]/.test(each) ? [each.split('.')[0]!] : []));

/**
 * Returns the order in which a field set is computed: the names of its computed fields, groups and repeats,
 * each after the names that it depends on. Returns undefined if the set has no computed field. Ignores
 * cycles, because the check reports them.
 */
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

/**
 * Returns whether a field set needs the engine's module `structure`: it has groups or repeats, computes
 * answers, or compares answers with today or with each other.
 */
export function needsStructure({ fields = {}, fieldSets, sumIs, atLeastOneOf }: FieldSet): boolean {
  return (
    (fieldSets ?? sumIs ?? atLeastOneOf) !== undefined ||
    Object.values(fields).some((field) => structural.some((keyword) => field[keyword] !== undefined))
  );
}

const structural = ['computed', 'from', 'to', 'age', 'after', 'notBefore', 'different'] as const;
