import { asks, type FlowSource, type StepSource } from '../../../source/flows.ts';
import { optionsOf } from '../../../source/options.ts';
import type { ConditionSchema } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

/** Every step can be met: its condition is true for some answers, and no last page comes before it. */
export const reachability = eachFlow(function* (flow, { source }) {
  let end: StepSource | undefined;
  for (const step of flow.steps) {
    if (end) {
      yield {
        ...placeOfValue(flow.file, [...step.path, 'id']),
        message: `Nobody reaches the step "${step.id}": "${end.id}" before it is a last page.`,
        fix: `Move it above "${end.id}", or give that page a "when".`,
      };
    }
    const { when } = step.entry;
    if (step.kind === 'end' && when === undefined) end ??= step;
    if (when === undefined || canBeTrue(source, flow, when)) continue;
    yield {
      ...placeOfKey(flow.file, [...step.path, 'when']),
      message: `Nobody reaches the step "${step.id}": no answers make this condition true.`,
      fix: 'Look for parts of it, or of the "when" of an earlier step, that exclude each other.',
    };
  }
});

type Given = ReadonlyMap<string, unknown>;

/** Limits that no answers lie within are the concern of rules/relations/never.ts. */
const untried =
  /"(pattern|minimum|maximum|exclusiveMinimum|exclusiveMaximum|from|to|contains|minItems|maxItems|properties|required)":/;

/** More combinations of answers than this are not tried; the condition then counts as one that can be true. */
const most = 20_000;

/**
 * Tries the answers that make a difference: for each question that the condition looks at, and for those that
 * decide whether it is asked, no answer, each that is compared with, and one other.
 */
function canBeTrue(source: Source, flow: FlowSource, when: ConditionSchema): boolean {
  const compared = new Map<string, { values: Set<unknown>; askedIf: ConditionSchema | undefined }>();
  const open = [when];
  for (let condition = open.pop(); condition; condition = open.pop()) {
    for (const [name, match] of matchesIn(condition)) {
      const step = flow.steps.find((each) => asks(each) && each.schema?.value.properties?.[name]);
      // A question that is not there is the concern of rules/flows/conditions.ts; a pattern and limits take answers not tried here.
      if (!step || untried.test(JSON.stringify(match))) return true;
      const askedIf = step.entry.when;
      if (!compared.has(name) && askedIf) open.push(askedIf);
      const values = new Set([...(compared.get(name)?.values ?? []), ...valuesIn(match)]);
      compared.set(name, { values, askedIf });
    }
  }
  let tried: Given[] = [new Map()];
  for (const [name, { values }] of compared) {
    const other = otherAnswer(source, flow, name, values);
    tried = tried.flatMap((given) => [
      given,
      ...[...values, ...other].map((value) => new Map([...given, [name, value]])),
    ]);
    if (tried.length > most) return true;
  }
  const isPossible = (given: Given) =>
    [...given.keys()].every((name) => isTrue(compared.get(name)?.askedIf ?? {}, given));
  return tried.some((given) => isPossible(given) && isTrue(when, given));
}

function otherAnswer(
  source: Source,
  flow: FlowSource,
  name: string,
  values: ReadonlySet<unknown>,
): unknown[] {
  const { schema } = flow.steps.find((each) => each.schema?.value.properties?.[name])!;
  const options = optionsOf(source, schema!.path, schema!.value.properties![name]!);
  const answers = options ? options.map(({ value }) => value) : ['any other text'];
  return answers.filter((value) => !values.has(value)).slice(0, 1);
}

type Match = { readonly const?: unknown; readonly enum?: readonly unknown[]; readonly not?: Match };

/** Each question that a condition looks at, with what its answer is held against. */
function matchesIn(condition: ConditionSchema): [string, Match][] {
  const own = Object.entries(condition.properties ?? {}) as [string, Match][];
  const asked = (condition.required ?? []).map((name): [string, Match] => [name, {}]);
  return [...own, ...asked, ...partsOf(condition).flatMap(matchesIn)];
}

function valuesIn({ const: one, enum: several = [], not }: Match): unknown[] {
  return [...(one === undefined ? [] : [one]), ...several, ...(not ? valuesIn(not) : [])];
}

function partsOf({ allOf = [], anyOf = [], not }: ConditionSchema): ConditionSchema[] {
  return [allOf, anyOf, not ?? []].flat() as ConditionSchema[];
}

function isTrue(condition: ConditionSchema, given: Given): boolean {
  const { properties = {}, required = [], allOf = [], anyOf, not } = condition;
  const holds = (each: ConditionSchema) => isTrue(each, given);
  return (
    required.every((name) => given.has(name)) &&
    Object.entries(properties).every(
      ([name, match]) => !given.has(name) || fits(match as Match, given.get(name)),
    ) &&
    (allOf as ConditionSchema[]).every(holds) &&
    (anyOf === undefined || (anyOf as ConditionSchema[]).some(holds)) &&
    (not === undefined || !holds(not as ConditionSchema))
  );
}

function fits({ const: one, enum: several, not }: Match, value: unknown): boolean {
  return (
    (one === undefined || one === value) &&
    (several === undefined || several.includes(value)) &&
    (not === undefined || !fits(not, value))
  );
}
