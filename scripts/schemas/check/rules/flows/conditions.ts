import type { Finding } from '../../../source/finding.ts';
import { asks, type FlowSource, type StepSource } from '../../../source/flows.ts';
import { optionsOf } from '../../../source/options.ts';
import { type ConditionSchema, conditionsIn } from '../../../source/schema-files.ts';
import { type JsonFile, type Path, placeOfKey, type Source } from '../../../source/source.ts';
import { unknownKey, unknownValue } from '../../../source/unknown.ts';
import { askingSteps, branchesOf, type Rule } from '../rule.ts';

/** A field that a condition may look at, and the values it can have when they are listed. */
type Fields = ReadonlyMap<string, readonly unknown[] | undefined>;

/** What `when` and `if` look at exists, is asked before, and can be what they compare it with. */
export const conditions: Rule = function* ({ source, flows }) {
  for (const flow of flows) {
    for (const step of flow.steps) {
      if (step.entry.when === undefined) continue;
      const earlier = fieldsOf(source, flow.steps.slice(0, flow.steps.indexOf(step)));
      yield* checkCondition(flow.file, step.entry.when, [...step.path, 'when'], earlier, (name) =>
        laterWords(flow, step, name),
      );
    }
  }
  for (const step of askingSteps(flows)) {
    const own = fieldsOf(source, [step]);
    const words = () => ({ message: `in the step "${step.id}"` });
    for (const { entry, path } of conditionsIn(step.schema.value)) {
      yield* checkCondition(step.schema, entry.if, [...path, 'if'], own, words);
    }
    for (const { branch, path } of branchesOf(step)) {
      for (const name of Object.keys(branch.properties ?? {})) {
        if (own.has(name)) continue;
        const message = `There is no question "${name}" in the step "${step.id}".`;
        yield { ...unknownKey(step.schema, [...path, 'properties', name], [...own.keys()]), message };
      }
    }
  }
};

function fieldsOf(source: Source, steps: readonly StepSource[]): Fields {
  return new Map(
    steps.flatMap((step) =>
      asks(step)
        ? Object.entries(step.schema?.value.properties ?? {}).map(
            ([name, field]): [string, unknown[] | undefined] => [
              name,
              optionsOf(source, step.schema!.path, field)?.map((option) => option.value),
            ],
          )
        : [],
    ),
  );
}

function laterWords(flow: FlowSource, step: StepSource, name: string): { message: string } {
  const later = flow.steps.find((each) => each.schema?.value.properties?.[name]);
  if (later === step) return { message: 'before this step: it is asked in the step itself' };
  const message = later
    ? `before this step: it comes later, in "${later.id}"`
    : 'in any step before this one';
  return { message };
}

function* checkCondition(
  file: JsonFile,
  schema: unknown,
  path: Path,
  fields: Fields,
  where: (name: string) => { message: string },
  required: readonly string[] = [],
): Iterable<Finding> {
  if (Array.isArray(schema)) {
    for (const [index, each] of schema.entries())
      yield* checkCondition(file, each, [...path, index], fields, where, required);
    return;
  }
  if (typeof schema !== 'object' || schema === null) return;
  const { properties = {}, required: own = [], ...inner } = schema as ConditionSchema;
  const demanded = [...required, ...own];
  const words = (name: string) => ({ message: `There is no question "${name}" ${where(name).message}.` });
  const known = [...fields.keys()];
  for (const [index, name] of own.entries()) {
    if (!fields.has(name))
      yield { ...unknownValue(file, [...path, 'required', index], known), ...words(name) };
  }
  for (const [name, match] of Object.entries(properties)) {
    const at = [...path, 'properties', name];
    if (!fields.has(name)) {
      yield { ...unknownKey(file, at, known), ...words(name) };
      continue;
    }
    if (!demanded.includes(name)) {
      const message = `This condition is also true while "${name}" has no answer.`;
      yield { ...placeOfKey(file, at), message, fix: `Add "required": ["${name}"] beside "properties".` };
    }
    yield* checkValues(file, match, at, name, fields.get(name));
  }
  for (const keyword of ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']) {
    if (keyword in inner)
      yield* checkCondition(file, inner[keyword], [...path, keyword], fields, where, demanded);
  }
}

/** A comparison with something that is no option of the question can never be true. */
function* checkValues(
  file: JsonFile,
  match: unknown,
  path: Path,
  name: string,
  known?: readonly unknown[],
): Iterable<Finding> {
  if (!known?.length || typeof match !== 'object' || match === null) return;
  const { const: one, enum: several, not } = match as { const?: unknown; enum?: unknown[]; not?: unknown };
  const compared = [
    ...(one === undefined ? [] : [{ value: one, at: [...path, 'const'] }]),
    ...(Array.isArray(several)
      ? several.map((value, index) => ({ value, at: [...path, 'enum', index] }))
      : []),
  ];
  for (const { value, at } of compared) {
    if (known.includes(value)) continue;
    yield { ...unknownValue(file, at, known.map(String)), message: `"${value}" is no option of "${name}".` };
  }
  if (not !== undefined) yield* checkValues(file, not, [...path, 'not'], name, known);
}
