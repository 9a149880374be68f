import { comparedWith, deepMatchesIn, partsOf } from '../../../source/conditions.ts';
import { askingSteps, branchesOf, conditionsOf, withDescendants } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import type { FlowSource } from '../../../source/flows.ts';
import type { ConditionSchema } from '../../../source/schema-files.ts';
import { type Path, placeOfKey } from '../../../source/source.ts';
import { unknownKey, unknownValue } from '../../../source/unknown.ts';
import { eachSet, type Rule } from '../rule.ts';
import { allConditions, askedBy, askedByThen, type ConditionScope } from '../scope.ts';

export const conditions: Rule = function* (context) {
  for (const { scope, condition, path } of allConditions(context))
    yield* checkCondition(scope, condition, path);
  for (const set of context.sets) {
    for (const { branch, path } of branchesOf(set)) {
      for (const name of Object.keys(branch.properties ?? {})) {
        if (set.names.includes(name)) continue;
        const message = `There is no question "${name}" in ${set.title}.`;
        yield { ...unknownKey(set.schema, [...path, 'properties', name], set.names), message };
      }
    }
  }
};

function* checkCondition(
  scope: ConditionScope,
  schema: unknown,
  path: Path,
  required: readonly string[] = [],
): Iterable<Finding> {
  if (typeof schema !== 'object' || schema === null) return;
  const { file, asked, where } = scope;
  const { properties = {}, required: own = [] } = schema as ConditionSchema;
  const demanded = [...required, ...own];
  const known = [...asked.keys()];
  const noQuestion = (name: string) => `There is no question "${name}" ${where(name)}.`;
  for (const [index, name] of own.entries()) {
    if (asked.has(name)) continue;
    const advice = unknownValue(file, [...path, 'required', index], known);
    yield { fix: askedByThen, ...advice, message: noQuestion(name) };
  }
  for (const [name, match] of Object.entries(properties)) {
    const at = [...path, 'properties', name];
    if (!asked.has(name)) {
      yield { fix: askedByThen, ...unknownKey(file, at, known), message: noQuestion(name) };
      continue;
    }
    if (!demanded.includes(name)) {
      const message = `This condition is also true while "${name}" has no answer.`;
      yield { ...placeOfKey(file, at), message, fix: `Add "required": ["${name}"] beside "properties".` };
    }
    yield* checkMatch(scope, name, match, at);
  }
  for (const [at, part] of partsOf(schema as ConditionSchema))
    yield* checkCondition(scope, part, [...path, ...at], demanded);
}

function* checkMatch(scope: ConditionScope, name: string, match: unknown, path: Path): Iterable<Finding> {
  if (typeof match !== 'object' || match === null) return;
  const { not, contains, properties, required } = match as ConditionSchema;
  const { options, inner } = scope.asked.get(name)!;
  const known = options?.map(({ value }) => value) ?? [];
  for (const [at, value] of comparedWith(match as ConditionSchema)) {
    if (known.length === 0 || known.includes(value)) continue;
    const message = `"${value}" is no option of "${name}".`;
    yield { ...unknownValue(scope.file, [...path, ...at], known.map(String)), message };
  }
  yield* checkMatch(scope, name, not, [...path, 'not']);
  yield* checkMatch(scope, name, contains, [...path, 'contains']);
  if (!inner || (!properties && !required)) return;
  const asked = askedBy(scope.context.source, [inner]);
  const where = () => `in ${inner.title}`;
  yield* checkCondition({ ...scope, asked, where }, { properties, required }, path);
}

/**
 * Reports a question that hides itself, and two questions that hide each other: a person who has answered one
 * of them can never answer the other.
 */
export const hiding = eachSet(function* (set) {
  const hidden = branchesOf(set).flatMap(({ condition, branch, path }) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, field]) =>
      field === false ? [{ name, by: deciding(condition), path: [...path, 'properties', name] }] : [],
    ),
  );
  for (const [index, { name, by, path }] of hidden.entries()) {
    const place = placeOfKey(set.schema, path);
    if (by.includes(name)) {
      const message = `An answer to "${name}" would take this very question off the screen.`;
      yield { ...place, message, fix: 'Let another question decide.' };
      continue;
    }
    const other = hidden.slice(0, index).find((each) => by.includes(each.name) && each.by.includes(name));
    if (!other) continue;
    const message = `"${name}" and "${other.name}" hide each other: an answer to one takes the other away.`;
    yield { ...place, message, fix: 'Let one of them decide, and delete the other condition.' };
  }
});

export function decidingNames(flow: FlowSource): ReadonlySet<string> {
  const whens = flow.steps.map(({ entry }) => entry.when);
  const sets = askingSteps(flow).flatMap(withDescendants);
  const ifs = sets.flatMap((set) => conditionsOf(set).map(({ entry }) => entry.if));
  return new Set(
    [...whens, ...ifs].flatMap((each) => [...deepMatchesIn(each)]).flatMap(([name]) => name.split('.')),
  );
}

function deciding(condition: unknown): string[] {
  const { properties = {}, required = [] } = (condition ?? {}) as ConditionSchema;
  return [...Object.keys(properties), ...required];
}
