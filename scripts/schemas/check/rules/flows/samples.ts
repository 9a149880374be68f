import {
  answerAt,
  evaluate,
  type FieldError,
  migrate,
  type OrphanedAnswer,
  textOf,
  withDays,
} from '#engine/core/index.ts';
import { runtimeFlow } from '../../../compile/runtime-flow.ts';
import { answersIn, keysOf, withoutRows } from '../../../source/answer-paths.ts';
import {
  askedIn,
  askingStep,
  askingSteps,
  type QuestionSet,
  questionAt,
} from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { asks, type FlowSource, isEarlier, isValid } from '../../../source/flows.ts';
import { listName, refPath } from '../../../source/options.ts';
import type { SampleFile } from '../../../source/schema-files.ts';
import { type JsonFile, type Path, placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { eachFlow } from '../rule.ts';

const runFix = 'Run: npm run schemas:fix';

type WrongField = Pick<FieldError, 'step' | 'field' | 'keyword'>;

const isSame = (a: WrongField, b: WrongField) =>
  a.step === b.step && a.field === b.field && a.keyword === b.keyword;

/**
 * Checks that each form has a valid sample, and that all samples give the results that they expect. Samples
 * of earlier versions are migrated first, and the migration must lose no answer.
 */
export const checkSamples = eachFlow(function* (flow, { source, today }) {
  if (!flow.steps.some(asks)) return;
  if (flow.samples.some((sample) => isValid(flow, sample))) {
    for (const each of walkedSamples(source, flow, today)) yield { ...each, samplesOf: flow.id };
  } else {
    const message = `No sample shows that the form "${flow.id}" can be filled in.`;
    yield { ...placeOfValue(flow.file, ['id']), message, fix: runFix, samplesOf: flow.id };
  }
});

function* walkedSamples(source: Source, flow: FlowSource, today: string): Iterable<Finding> {
  const failed: FailedAnswer[] = [];
  const others: { sample: JsonFile<SampleFile>; found: readonly FieldError[] }[] = [];
  const running = runtimeFlow(source, flow);
  const removed = unknownQuestions(source, flow);
  yield* removed.findings;
  for (const sample of flow.samples) {
    const { version = 1, answers = {} } = sample.value;
    const wasEarlier = isEarlier(flow, sample);
    const migrated = wasEarlier ? migrate(running, { version, answers }) : { answers, orphaned: [] };
    const unknown = wasEarlier
      ? [...lostAnswers(source, flow, sample, migrated.orphaned)]
      : [...unknownAnswers(source, flow, sample)];
    yield* unknown.filter((each) => !removed.messages.has(each.message));
    if (unknown.length > 0) continue;
    const { errors } = evaluate(running, withDays(migrated.answers, today), { today });
    // Questions that were added later have no answers in samples of earlier versions, so `required` errors of
    // these samples are ignored.
    const found = wasEarlier ? errors.filter(({ keyword }) => keyword !== 'required') : errors;
    if (sample.value.expect === 'valid') failed.push(...found.map((problem) => ({ ...problem, sample })));
    else others.push({ sample, found });
  }
  yield* refusedSamples(source, flow, failed);
  const isReported = (wrong: WrongField) => failed.some((each) => isSame(each, wrong));
  for (const { sample, found } of others) yield* differences(sample, found, isReported);
}

/**
 * Finds questions that several samples answer although the form lacks them. Such a question was probably
 * removed or renamed, so it is reported once instead of once for each sample.
 */
function unknownQuestions(source: Source, flow: FlowSource) {
  const samples = flow.samples.filter((sample) => !isEarlier(flow, sample));
  const unknown = samples.flatMap((sample) => {
    const found = [...unknownAnswers(source, flow, sample)];
    return [...new Map(found.map((each) => [each.message, each])).values()];
  });
  const several = [...Map.groupBy(unknown, ({ message }) => message).values()].filter(
    ({ length }) => length > 1,
  );
  const findings = several.map(([first, ...others]): Finding => {
    const { file, line, column } = first!;
    const message = `${first!.message.slice(0, -1)}, and ${others.length + 1} samples answer it.`;
    const fix = `${runFix}, which keeps the answers until you say whether it has another name.`;
    return { file, line, column, message, fix };
  });
  return { findings, messages: new Set(several.map(([first]) => first!.message)) };
}

function* lostAnswers(
  source: Source,
  flow: FlowSource,
  sample: JsonFile<SampleFile>,
  lost: readonly OrphanedAnswer[],
): Iterable<Finding> {
  const present = flow.file.value.version!;
  for (const { step, field, value } of lost) {
    const name = withoutRows(field);
    const isAsked = askingSteps(flow).some((each) => questionAt(source, [each], name));
    const begin = `{ "version": ${present}, `;
    const option = `"option": ${JSON.stringify(String(value))}`;
    const lines = isAsked
      ? [`"mapOption": "${name}", ${option}, "to": "…" }`, `"drop": "${name}", ${option} }`]
      : [`"rename": "${name}", "to": "…" }`, `"drop": "${name}" }`];
    yield {
      // The finding is at the answer in the sample, because the form may now have the question under another
      // name.
      ...placeOfKey(sample, ['answers', step, ...keysOf(field)]),
      message: `This answer of version ${sample.value.version} would be lost: the form has no place for "${value}" (${field}) any more.`,
      fix: `Add to "changes" in ${flow.id}/migrations.json: ${lines.map((line) => begin + line).join(', or ')}.`,
    };
  }
}

function* unknownAnswers(source: Source, flow: FlowSource, sample: JsonFile<SampleFile>): Iterable<Finding> {
  const ids = flow.steps.map((each) => each.id);
  for (const [id, answers] of Object.entries(sample.value.answers ?? {})) {
    const step = flow.steps.find((each) => each.id === id);
    if (!step) {
      const message = `The flow "${flow.id}" has no step "${id}".`;
      yield { ...unknownKey(sample, ['answers', id], ids), message };
      continue;
    }
    const asking = askingStep(step);
    if (!asking) continue;
    for (const [path] of answersIn(answers, ['answers', id])) {
      const set = setAt(source, asking, path.slice(2, -1));
      const name = String(path.at(-1));
      if (!set || set.names.includes(name)) continue;
      const message = `${capital(set.title)} has no question "${name}".`;
      yield { ...unknownKey(sample, path, set.names), message };
    }
  }
}

const setAt = (source: Source, set: QuestionSet, path: Path) =>
  path
    .filter((part) => typeof part === 'string')
    .reduce<QuestionSet | undefined>((outer, name) => outer && askedIn(source, outer, name), set);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function* differences(
  sample: JsonFile<SampleFile>,
  found: readonly FieldError[],
  isReported: (mistake: WrongField) => boolean,
): Iterable<Finding> {
  const { title, answers, expect } = sample.value;
  const expected = typeof expect === 'object' ? expect : [];
  const isOf = (a: WrongField) => (b: WrongField) => a.step === b.step && a.field === b.field;
  for (const [index, mistake] of expected.entries()) {
    if (found.some((each) => isSame(each, mistake))) continue;
    const instead = found.find(isOf(mistake));
    const message = `"${title}": ${mistake.field} does not break the rule "${mistake.keyword}".`;
    const fix = instead ? `It breaks "${instead.keyword}".` : 'Change the answer, or delete this.';
    yield { ...placeOfValue(sample, ['expect', index]), message, fix };
  }
  for (const problem of found) {
    const { step, field, keyword, message } = problem;
    // In a sample that expects errors, a required question without an answer is not reported, because the
    // question may have been added after the sample was written.
    const isUnrelated = expected.length > 0 && keyword === 'required';
    if (expected.some(isOf(problem)) || isUnrelated || isReported(problem)) continue;
    const isGiven = answerAt(answers?.[step] ?? {}, field) !== undefined;
    yield {
      ...placeOfKey(sample, isGiven ? ['answers', step, ...keysOf(field)] : ['expect']),
      message: `"${title}": ${step} › ${field} is refused (${keyword}: "${message}").`,
      fix: `Change the answer, or expect { "step": "${step}", "field": "${field}", "keyword": "${keyword}" }.`,
    };
  }
}

interface FailedAnswer extends FieldError {
  readonly sample: JsonFile<SampleFile>;
}

/**
 * If several samples that should be valid fail for the same reason, reports the rule, option or required
 * question that must have changed. Otherwise, reports the sample.
 */
function* refusedSamples(
  source: Source,
  flow: FlowSource,
  failed: readonly FailedAnswer[],
): Iterable<Finding> {
  const byRule = Map.groupBy(
    failed,
    ({ step, field, keyword }) => `${step}/${withoutRows(field)}/${keyword}`,
  );
  for (const same of byRule.values()) {
    const [first] = same as [FailedAnswer];
    const files = [...new Set(same.map(({ sample }) => sample.path.split('/').at(-1)!))];
    const valid = flow.samples.filter((sample) => answered(sample, first) === answered(first.sample, first));
    const isRule = files.length > 1 || valid.every(({ value }) => value.expect !== 'valid');
    yield isRule ? atRule(source, flow, first, files) : atSample(first);
  }
}

const answered = ({ value }: JsonFile<SampleFile>, { step, field }: FailedAnswer) =>
  answerAt(value.answers?.[step] ?? {}, field) !== undefined;

function atSample({ sample, step, field, keyword, message: refusal }: FailedAnswer): Finding {
  const { title, answers = {} } = sample.value;
  const path = ['answers', step, ...keysOf(field)];
  if (answerAt(answers[step] ?? {}, field) === undefined) {
    const message = `"${title}" must be right, and has no answer to "${field}", which must be answered.`;
    return { ...placeOfKey(sample, path.slice(0, -1)), message, fix: runFix };
  }
  const message = `"${title}" must be right, and its answer to "${field}" is refused (${keyword}: "${refusal}").`;
  return { ...placeOfKey(sample, path), message, fix: `Correct the answer. ${runFix}` };
}

function atRule(source: Source, flow: FlowSource, answer: FailedAnswer, files: readonly string[]): Finding {
  const { sample, step: id, field, keyword } = answer;
  const steps = askingSteps(flow).filter((each) => each.id === id);
  const { set, name } = questionAt(source, steps, withoutRows(field))!;
  const { schema, fieldSet, at } = set;
  const which = `${files.length} samples (${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''})`;
  if (!answered(sample, answer)) {
    const index = fieldSet.required?.indexOf(name) ?? -1;
    const message = `"${field}" must be answered now, and ${which} have no answer to it.`;
    const path = [...at, ...(index < 0 ? ['properties', name] : ['required', index])];
    return { ...placeOfValue(schema, path), message, fix: runFix };
  }
  const value = answerAt(sample.value.answers![id]!, field)!;
  const list = source.json.get(refPath(schema.path, fieldSet.properties?.[name] ?? {}, 'options') ?? '');
  if (keyword === 'enum' && list) {
    return {
      ...placeOfValue(list, []),
      message: `"${textOf(value)}" is no option of this list, and ${which} choose it.`,
      fix: `If it was deleted, put it back and run: npm run schemas:retire ${listName(list.path)} ${JSON.stringify(textOf(value))}. If it is called otherwise now, add "renamedFrom" to the new one, and run: npm run schemas:fix`,
    };
  }
  return {
    ...placeOfKey(schema, [...at, 'properties', name, keyword]),
    message: `The answer to "${field}" in ${which} breaks this rule now (${keyword}).`,
    fix: `Look whether you mean it: others’ answers would break it too. If so, run: npm run schemas:fix`,
  };
}
