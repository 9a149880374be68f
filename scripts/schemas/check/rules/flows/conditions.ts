import type { Finding } from '../../../source/finding.ts';
import type { FlowSource, StepSource } from '../../../source/flows.ts';
import { type ConditionSchema, conditionsIn } from '../../../source/schema-files.ts';
import { type JsonFile, type Path, placeOfKey } from '../../../source/source.ts';
import { unknownKey, unknownValue } from '../../../source/unknown.ts';
import { askingSteps, branchesOf, eachStep, optionsOfQuestions, type Rule } from '../rule.ts';

/** What a condition may look at, and where another question would have to be. */
interface Scope {
  readonly file: JsonFile;
  readonly fields: ReturnType<typeof optionsOfQuestions>;
  readonly where: (name: string) => string;
}

/** What `when` and `if` look at exists, is asked before, and can be what they compare it with. */
export const conditions: Rule = function* ({ source, flows }) {
  for (const flow of flows) {
    for (const [index, step] of flow.steps.entries()) {
      if (step.entry.when === undefined) continue;
      const fields = optionsOfQuestions(source, flow.steps.slice(0, index));
      const where = (name: string) => whereInstead(flow, step, name);
      yield* checkCondition({ file: flow.file, fields, where }, step.entry.when, [...step.path, 'when']);
    }
  }
  for (const step of flows.flatMap(askingSteps)) {
    const fields = optionsOfQuestions(source, [step]);
    const scope = { file: step.schema, fields, where: () => `in the step "${step.id}"` };
    for (const { entry, path } of conditionsIn(step.schema.value)) {
      yield* checkCondition(scope, entry.if, [...path, 'if']);
    }
    for (const { branch, path } of branchesOf(step)) {
      for (const name of Object.keys(branch.properties ?? {})) {
        if (fields.has(name)) continue;
        const message = `There is no question "${name}" in the step "${step.id}".`;
        yield { ...unknownKey(step.schema, [...path, 'properties', name], [...fields.keys()]), message };
      }
    }
  }
};

function whereInstead(flow: FlowSource, step: StepSource, name: string): string {
  const later = flow.steps.find((each) => each.schema?.value.properties?.[name]);
  if (later === step) return 'before this step: it is asked in the step itself';
  return later ? `before this step: it comes later, in "${later.id}"` : 'in any step before this one';
}

function* checkCondition(
  scope: Scope,
  schema: unknown,
  path: Path,
  required: readonly string[] = [],
): Iterable<Finding> {
  if (typeof schema !== 'object' || schema === null) return;
  if (Array.isArray(schema)) {
    for (const [index, each] of schema.entries())
      yield* checkCondition(scope, each, [...path, index], required);
    return;
  }
  const { file, fields, where } = scope;
  const { properties = {}, required: own = [], ...inner } = schema as ConditionSchema;
  const demanded = [...required, ...own];
  const known = [...fields.keys()];
  const noQuestion = (name: string) => `There is no question "${name}" ${where(name)}.`;
  for (const [index, name] of own.entries()) {
    if (fields.has(name)) continue;
    yield { ...unknownValue(file, [...path, 'required', index], known), message: noQuestion(name) };
  }
  for (const [name, match] of Object.entries(properties)) {
    const at = [...path, 'properties', name];
    if (!fields.has(name)) {
      yield { ...unknownKey(file, at, known), message: noQuestion(name) };
      continue;
    }
    if (!demanded.includes(name)) {
      const message = `This condition is also true while "${name}" has no answer.`;
      yield { ...placeOfKey(file, at), message, fix: `Add "required": ["${name}"] beside "properties".` };
    }
    yield* checkValues(scope, name, match, at);
  }
  for (const keyword of ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']) {
    yield* checkCondition(scope, inner[keyword], [...path, keyword], demanded);
  }
}

/** A comparison with something that is no option of the question can never be true. */
function* checkValues(scope: Scope, name: string, match: unknown, path: Path): Iterable<Finding> {
  const known = scope.fields.get(name)?.map(({ value }) => value);
  if (!known?.length || typeof match !== 'object' || match === null) return;
  const { const: one, enum: several, not } = match as { const?: unknown; enum?: unknown; not?: unknown };
  const compared = [
    ...(one === undefined ? [] : [{ value: one, at: [...path, 'const'] }]),
    ...(Array.isArray(several) ? several : []).map((value, index) => ({
      value,
      at: [...path, 'enum', index],
    })),
  ];
  for (const { value, at } of compared) {
    if (known.includes(value)) continue;
    const message = `"${value}" is no option of "${name}".`;
    yield { ...unknownValue(scope.file, at, known.map(String)), message };
  }
  yield* checkValues(scope, name, not, [...path, 'not']);
}

/** No two questions take each other off the screen: whoever answers one could not go back to the other. */
export const hiding = eachStep(function* (step) {
  const hidden = branchesOf(step).flatMap(({ condition, branch, path }) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, field]) =>
      field === false ? [{ name, by: deciding(condition), path: [...path, 'properties', name] }] : [],
    ),
  );
  for (const [index, { name, by, path }] of hidden.entries()) {
    const place = placeOfKey(step.schema, path);
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

/** The questions on whose answers it depends what else is asked. */
export function decidingNames(flow: FlowSource): ReadonlySet<string> {
  const whens = flow.steps.map(({ entry }) => entry.when);
  const ifs = askingSteps(flow).flatMap(({ schema }) =>
    conditionsIn(schema.value).map(({ entry }) => entry.if),
  );
  return new Set([...whens, ...ifs].flatMap(namesIn));
}

function namesIn(condition: unknown): string[] {
  if (typeof condition !== 'object' || condition === null) return [];
  return [...deciding(condition), ...Object.values(condition).flatMap(namesIn)];
}

function deciding(condition: unknown): string[] {
  const { properties = {}, required = [] } = (condition ?? {}) as ConditionSchema;
  return [...Object.keys(properties), ...required];
}
