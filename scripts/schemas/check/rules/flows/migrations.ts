import { answersIn, isUnder, migratedPath, questionPathOf } from '../../../source/answer-paths.ts';
import { askingSteps, choicesOf, questionPaths } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { type FlowSource, isEarlier } from '../../../source/flows.ts';
import { insteadOf } from '../../../source/nearest.ts';
import type { MigrationEntry } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

/**
 * Checks that the changes in migrations.json name questions and options of earlier versions, and that the
 * replacements exist now. Also checks that each earlier version has a sample, which rules/flows/samples.ts
 * migrates as a test.
 */
export const migrations = eachFlow(function* (flow, { source }) {
  yield* versionsOfSamples(flow);
  for (const change of changesOf(source, flow)) {
    const { version, verb } = change;
    if (!verb) {
      const message = 'This change does not say what it does.';
      const fix = 'Add "rename" and "to", or "mapOption", "option" and "to", or "drop".';
      yield { ...placeOfKey(change.file, change.at), message, fix };
      continue;
    }
    if (version !== undefined) yield* wrongVersion(change, version);
    yield* wrongQuestion(change, verb);
    yield* wrongOption(change, verb);
  }
});

function* versionsOfSamples({ id, file, steps, samples }: FlowSource): Iterable<Finding> {
  const { version = 1 } = file.value;
  for (const sample of samples) {
    if ((sample.value.version ?? version) <= version) continue;
    const message = `This sample is of version ${sample.value.version}, and the form has come to version ${version}.`;
    const fix = `Write ${version}, or raise the "version" in flow.json.`;
    yield { ...placeOfValue(sample, ['version']), message, fix };
  }
  // Answers to a quiz are not stored, so a quiz needs no samples of earlier versions.
  if (!steps.some(({ kind }) => kind === 'form' || kind === 'list')) return;
  const valid = samples.find(({ value }) => value.expect === 'valid' && value.version === undefined);
  for (let earlier = 1; earlier < version; earlier++) {
    if (samples.some((sample) => sample.value.version === earlier)) continue;
    const message = `No sample shows that answers of version ${earlier} are still understood.`;
    const fix = `Copy ${valid?.path ?? `${id}/samples/valid.json`}, as it was then, to ${id}/samples/version-${earlier}.json, and add "version": ${earlier} to it.`;
    yield { ...placeOfValue(file, ['version']), message, fix, samplesOf: id };
  }
}

type Change = ReturnType<typeof changesOf>[number];
type Verb = NonNullable<Change['verb']>;

function changesOf(source: Source, flow: FlowSource) {
  const entries = flow.migrations?.value.changes ?? [];
  const samples = flow.samples.filter((sample) => isEarlier(flow, sample));
  const answers = samples.flatMap((sample) => Object.values(sample.value.answers ?? {}));
  const form = {
    file: flow.migrations!,
    present: flow.file.value.version ?? 1,
    questions: new Map(
      askingSteps(flow)
        .flatMap((step) => questionPaths(source, step))
        .map(([path, field, { schema }]) => [path, choicesOf(source, schema.path, field)] as const),
    ),
    answered: new Set(answers.flatMap((step) => [...answersIn(step)].map(([path]) => questionPathOf(path)))),
  };
  return entries.map((entry, index) => ({
    ...form,
    at: ['changes', index],
    entry,
    verb: (['rename', 'mapOption', 'drop'] as const).find((verb) => entry[verb] !== undefined),
    version: entry.version,
    earlier: entries.slice(0, index),
    later: entries.slice(index + 1),
  }));
}

function* wrongVersion({ file, at, present, earlier }: Change, version: number): Iterable<Finding> {
  const last = Math.max(0, ...earlier.map((each) => each.version ?? 0));
  const place = placeOfValue(file, [...at, 'version']);
  if (version > present) {
    const message = `This change leads to version ${version}, and flow.json is at version ${present}.`;
    yield { ...place, message, fix: `Write "version": ${version} there.` };
  } else if (version < last) {
    const message = `This change leads to version ${version}, and one above it to version ${last}.`;
    yield { ...place, message, fix: 'Put the changes in the order of their versions.' };
  }
}

function* wrongQuestion(change: Change, verb: Verb): Iterable<Finding> {
  const { file, at, entry, version, present, earlier, later, questions, answered } = change;
  const name = entry[verb]!;
  const known = [...earlier.reduce(renamedNames, answered)];
  const exists = questions.has(name);
  if (verb === 'rename' && exists && version === present) {
    yield {
      ...placeOfValue(file, [...at, verb]),
      message: `There still is a question "${name}".`,
      fix: 'Rename it in the files of its step, or delete this line.',
    };
  } else if (!known.includes(name) && !exists) {
    yield {
      ...placeOfValue(file, [...at, verb]),
      message: `No sample of an earlier version has an answer to "${name}".`,
      fix: insteadOf(name, known) ?? 'Correct the name, or add such an answer to that sample.',
    };
  }
  if (verb !== 'rename' || entry.to === undefined || questions.has(entry.to)) return;
  if (later.some(({ rename, drop }) => isUnder(entry.to!, rename ?? drop ?? ''))) return;
  const message = `There is no question "${entry.to}" to take these answers.`;
  yield { ...placeOfValue(file, [...at, 'to']), message, fix: insteadOf(entry.to, [...questions.keys()]) };
}

const renamedNames = (names: ReadonlySet<string>, change: MigrationEntry): ReadonlySet<string> =>
  new Set([
    ...names,
    ...(change.rename && change.to ? [change.to] : []),
    ...[...names].map((name) => migratedPath(change, name)),
  ]);

function* wrongOption(change: Change, verb: Verb): Iterable<Finding> {
  const { file, at, entry, version, present, later, questions } = change;
  const { option, to } = entry;
  const name = entry[verb]!;
  const taken = questions.get(name)?.flatMap(({ value, renamedFrom }) => [String(value), ...renamedFrom]);
  if (verb === 'rename' || option === undefined || !taken) return;
  if (taken.includes(option) && version === present) {
    yield {
      ...placeOfValue(file, [...at, 'option']),
      message: `"${option}" is still an answer to "${name}".`,
      fix: 'Delete it from the list, or delete this line.',
    };
  }
  if (to === undefined || taken.includes(to)) return;
  if (later.some((each) => each.mapOption === name && each.option === to)) return;
  const message = `"${to}" is no answer to "${name}".`;
  yield { ...placeOfValue(file, [...at, 'to']), message, fix: insteadOf(to, taken) };
}
