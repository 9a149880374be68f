import type { Answer, StepAnswers } from '#engine/core/index.ts';
import { newAjv } from '../../../compile/ajv.ts';
import { matchesIn, valuesAt } from '../../../source/conditions.ts';
import { type FlowSource, type StepSource, stepAsking } from '../../../source/flows.ts';
import { optionsOf } from '../../../source/options.ts';
import type { ConditionSchema } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

/** Reports steps whose condition can never be true, and steps after an unconditional end page. */
export const reachability = eachFlow(function* (flow, { source }) {
  let end: StepSource | undefined;
  for (const step of flow.steps) {
    if (end) {
      const message = `Nobody reaches the step "${step.id}": "${end.id}" before it is a last page.`;
      const fix = `Move it above "${end.id}", or give that page a "when".`;
      yield { ...placeOfValue(flow.file, [...step.path, 'id']), message, fix };
    }
    const { when } = step.entry;
    if (step.kind === 'end' && when === undefined) end ??= step;
    if (when === undefined || canBeTrue(source, flow, when)) continue;
    const message = `Nobody reaches the step "${step.id}": no answers make this condition true.`;
    const fix = 'Look for parts of it, or of the "when" of an earlier step, that exclude each other.';
    yield { ...placeOfKey(flow.file, [...step.path, 'when']), message, fix };
  }
});

/** The rule tries no answers for these keywords. It assumes that a condition with one of them can be true. */
const untried =
  /"(pattern|minimum|maximum|exclusiveMinimum|exclusiveMaximum|from|to|contains|minItems|maxItems|properties|required)":/;

/** If there are more combinations of answers than this, the rule assumes that the condition can be true. */
const maxCombinations = 20_000;

/**
 * Returns whether some answers make the condition true. Tries each question in the condition with no answer,
 * with each value with which the condition compares the answer, and with one other value. Does the same for
 * the questions that decide whether a question in the condition is asked.
 */
function canBeTrue(source: Source, flow: FlowSource, when: ConditionSchema): boolean {
  const compared = new Map<string, { values: Set<unknown>; askedIf: ConditionSchema | undefined }>();
  const open = [when];
  for (let condition = open.pop(); condition; condition = open.pop()) {
    for (const [name, match] of matchesIn(condition)) {
      const step = stepAsking(flow.steps, name);
      // A condition with a missing question counts as possible, because rules/flows/conditions.ts reports the
      // missing question. A condition with patterns or limits also counts as possible, because it may accept
      // values that are not tried here.
      if (!step || untried.test(JSON.stringify(match))) return true;
      const askedIf = step.entry.when;
      if (!compared.has(name) && askedIf) open.push(askedIf);
      const values = new Set([...(compared.get(name)?.values ?? []), ...valuesAt(match, ['const', 'enum'])]);
      compared.set(name, { values, askedIf });
    }
  }
  let tried: StepAnswers[] = [{}];
  for (const [name, { values }] of compared) {
    const answers = [...values, ...otherAnswer(source, flow, name, values)] as Answer[];
    tried = tried.flatMap((given) => [given, ...answers.map((value) => ({ ...given, [name]: value }))]);
    if (tried.length > maxCombinations) return true;
  }
  const ajv = newAjv();
  const conditionsOf = (given: StepAnswers) => [
    when,
    ...Object.keys(given).flatMap((name) => compared.get(name)?.askedIf ?? []),
  ];
  return tried.some((given) =>
    conditionsOf(given).every((condition) => ajv.validate(condition as object, given)),
  );
}

function otherAnswer(
  source: Source,
  flow: FlowSource,
  name: string,
  values: ReadonlySet<unknown>,
): unknown[] {
  const { schema } = stepAsking(flow.steps, name)!;
  const options = optionsOf(source, schema!.path, schema!.value.properties![name]!);
  const answers = options ? options.map(({ value }) => value) : ['any other text'];
  return answers.filter((value) => !values.has(value)).slice(0, 1);
}
