import type { FieldError } from '#engine/core/index.ts';
import type { Finding } from '../source/finding.ts';
import type { FlowSource } from '../source/flows.ts';
import { targetOf } from '../source/options.ts';
import type { SampleFile } from '../source/schema-files.ts';
import { type JsonFile, placeOfKey, placeOfValue, type Source } from '../source/source.ts';

/** An answer of a sample that should be right and is refused, or one that is missing. */
export interface FailedAnswer extends FieldError {
  readonly sample: JsonFile<SampleFile>;
}

/**
 * What was changed, where several right samples are refused for the same reason: a rule, an option, a question that
 * must be answered now. One sample alone is itself what is wrong.
 */
export function* refusedSamples(
  source: Source,
  flow: FlowSource,
  failed: readonly FailedAnswer[],
): Iterable<Finding> {
  const byRule = Map.groupBy(failed, ({ step, field, keyword }) => `${step}/${field}/${keyword}`);
  for (const same of byRule.values()) {
    const [first] = same as [FailedAnswer];
    const files = [...new Set(same.map(({ sample }) => sample.path.split('/').at(-1)!))];
    const valid = flow.samples.filter((sample) => answered(sample, first) === answered(first.sample, first));
    const isRule = files.length > 1 || valid.every(({ value }) => value.expect !== 'valid');
    yield isRule ? atRule(source, flow, first, files) : atSample(first);
  }
}

const mend = 'Run: npm run schemas:mend';

const answered = ({ value }: JsonFile<SampleFile>, { step, field }: FailedAnswer) =>
  value.answers?.[step]?.[field] !== undefined;

function atSample({ sample, step, field, keyword, message: refusal }: FailedAnswer): Finding {
  const { title, answers } = sample.value;
  if (answers?.[step]?.[field] === undefined) {
    const message = `"${title}" must be right, and has no answer to "${field}", which must be answered.`;
    return { ...placeOfKey(sample, ['answers', step]), message, fix: mend };
  }
  const message = `"${title}" must be right, and its answer to "${field}" is refused (${keyword}: "${refusal}").`;
  return { ...placeOfKey(sample, ['answers', step, field]), message, fix: `Correct the answer. ${mend}` };
}

function atRule(source: Source, flow: FlowSource, answer: FailedAnswer, files: readonly string[]): Finding {
  const { sample, step: id, field, keyword } = answer;
  const schema = flow.steps.find((each) => each.id === id)!.schema!;
  const which = `${files.length} samples (${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''})`;
  if (!answered(sample, answer)) {
    const index = schema.value.required?.indexOf(field) ?? -1;
    const message = `"${field}" must be answered now, and ${which} have no answer to it.`;
    const path = index < 0 ? ['properties', field] : ['required', index];
    return { ...placeOfValue(schema, path), message, fix: mend };
  }
  const value = sample.value.answers![id]![field]!;
  const ref = schema.value.properties?.[field]?.$ref;
  const list = ref && source.json.get(targetOf(schema.path, ref));
  if (keyword === 'enum' && list) {
    const name = list.path.replace(/^options\/|\.json$/g, '');
    return {
      ...placeOfValue(list, []),
      message: `"${value}" is no option of this list, and ${which} choose it.`,
      fix: `If it was deleted, put it back and run: npm run schemas:retire ${name} ${JSON.stringify(value)}. If it is called otherwise now, add "renamedFrom" to the new one, and run: npm run schemas:mend`,
    };
  }
  return {
    ...placeOfKey(schema, ['properties', field, keyword]),
    message: `The answer to "${field}" in ${which} breaks this rule now (${keyword}).`,
    fix: `Look whether you mean it: students' answers would break it too. If so, run: npm run schemas:mend`,
  };
}
