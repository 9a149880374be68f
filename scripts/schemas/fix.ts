import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CalendarDate, Flow } from '#engine/core/index.ts';
import { fillings, withFilling } from './answers/fillings.ts';
import { checkSource, printFindings } from './check.ts';
import { runtimeFlow } from './compile/runtime-flow.ts';
import { diffSchemas } from './diff/compare.ts';
import { formatVerdict, formsWithLostAnswers, withoutWaiting } from './diff/verdict.ts';
import { fixExpectedErrors } from './fix/fix-expected-errors.ts';
import { fixSampleAnswers, moveAnswer, type SampleFix } from './fix/fix-sample-answers.ts';
import { type FixContext, newVersions } from './fix/new-versions.ts';
import { productOf } from './product-of.ts';
import { keysOf } from './source/answer-paths.ts';
import { askingStep } from './source/field-sets.ts';
import { asks, type FlowSource, flowsOf, isEarlier, isValid } from './source/flows.ts';
import { baseCommit, readSourceAt } from './source/git.ts';
import { changedText } from './source/json-edits.ts';
import { type Product, todayOf } from './source/product.ts';
import type { SampleFile } from './source/schema-files.ts';
import { type JsonFile, readSource, type Source, shownFolder, sourceOf } from './source/source.ts';

/**
 * Updates samples and versions after questions have changed: removes answers to removed questions, renames
 * questions and options, and adds required answers. Returns:
 *
 * - `files`: the new texts by path, null for deleted files
 * - `said`: one line about each change
 * - `asked`: verdicts on which staff must act first, because a question or option may have been renamed or
 *   dropped
 * - `waiting`: the forms of the verdicts in `asked`, whose samples stay unchanged until staff have acted
 */
export function fixSchemas(source: Source, before: Source | undefined, today: CalendarDate) {
  const files = new Map<string, string | null>();
  const said: string[] = [];
  const context = { source, today, say: (line: string) => void said.push(line) };
  if (before) for (const [path, text] of newVersions(context, before)) files.set(path, text);
  const raised = files.size > 0 ? sourceWith(source, files) : source;
  const verdicts = before ? diffSchemas(before, raised, today) : [];
  const asked = verdicts.filter((each) => formsWithLostAnswers([each]).length > 0);
  const waiting = formsWithLostAnswers(asked);
  for (const flow of flowsOf(raised)) {
    if (!flow.steps.some(asks) || waiting.includes(flow.id)) continue;
    for (const [path, text] of fixSamples({ ...context, source: raised, before }, flow))
      files.set(path, text);
  }
  return { files, said, asked, waiting };
}

interface SamplesContext extends FixContext {
  readonly before: Source | undefined;
}

function* fixSamples(context: SamplesContext, flow: FlowSource): Iterable<[string, string | null]> {
  const running = runtimeFlow(context.source, flow);
  const present = flow.samples.filter((sample) => !isEarlier(flow, sample));
  for (const sample of present) {
    const text = fixSample(context, flow, running, sample);
    if (text !== sample.text) yield [sample.path, text];
  }
  if (present.some((sample) => isValid(flow, sample))) return;
  const path = `${flow.id}/samples/valid.json`;
  const sample = {
    $schema: '../../meta/sample.schema.json',
    title: 'Every question answered',
    answers: fillings(running, {}, context).reduce(withFilling, {}),
    expect: 'valid',
  };
  yield [path, `${JSON.stringify(sample, null, 2)}\n`];
  context.say(`${path}: new, with an answer to every question that must be answered.`);
}

function fixSample(
  { source, today, before, say }: SamplesContext,
  flow: FlowSource,
  running: Flow,
  sample: JsonFile<SampleFile>,
): string | null {
  let { text } = sample;
  const fix: SampleFix = {
    ...{ source, today, flow, running },
    text: () => text,
    set(path, value) {
      text = changedText(text, value === undefined ? { do: 'remove', path } : { do: 'set', path, value });
    },
    fill({ step, field, value }, why = '') {
      fix.set(['answers', step, ...keysOf(field)], value);
      fix.say(`"${field}" is answered with ${JSON.stringify(value)}${why}`);
    },
    say: (what) => say(`${sample.path}: ${what}.`),
  };
  for (const [step, answers] of Object.entries(sample.value.answers ?? {})) {
    const home = flow.steps.find(({ id }) => id === step);
    const asking = home && askingStep(home);
    if (asking) fixSampleAnswers(fix, asking, answers, ['answers', step]);
    if (home) continue;
    fix.say(`the step "${step}" is gone`);
    for (const [name, value] of Object.entries(answers))
      moveAnswer(fix, { name, value, path: ['answers', step, name] });
    fix.set(['answers', step], undefined);
  }
  if (sample.value.expect !== 'valid') return fixExpectedErrors(fix, before?.json.has(sample.path) ?? false);
  const answers = (JSON.parse(text) as SampleFile).answers ?? {};
  for (const filling of fillings(running, answers, { source, today })) fix.fill(filling);
  return text;
}

function sourceWith({ json, markdown, product }: Source, files: ReadonlyMap<string, string | null>): Source {
  const texts = new Map([...json, ...markdown].map(([path, { text }]) => [path, Buffer.from(text)]));
  for (const [path, text] of files) if (text !== null) texts.set(path, Buffer.from(text));
  return sourceOf(texts, product);
}

function run(product: Product): number {
  const root = product.schemas;
  const source = readSource(product);
  if (source.findings.length > 0) {
    printFindings(source.findings, root);
    return 1;
  }
  const commit = baseCommit(root);
  const before = commit ? readSourceAt(product, commit) : undefined;
  const { files, said, asked, waiting } = fixSchemas(source, before, todayOf(product));
  for (const [path, text] of files) {
    const file = join(root, path);
    if (text === null) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true }); // A form without samples has no folder for them yet.
    writeFileSync(file, existsSync(file) ? withLineEndsOf(readFileSync(file, 'utf8'), text) : text);
  }
  for (const line of said) console.log(`${basename(root)}/${line}`);
  for (const each of asked) console.error(`${formatVerdict(each, shownFolder(root))}\n`);
  if (asked.length > 0)
    console.error('Nothing was deleted. Do one of these, and run npm run schemas:fix once more.');
  const left = withoutWaiting(checkSource(readSource(product)), waiting);
  printFindings(left, root);
  if (said.length + asked.length + left.length === 0) console.log('There is nothing to fix.');
  return asked.length + left.length > 0 ? 1 : 0;
}

/** Returns the text with the line ends and the byte order mark of the earlier text. */
function withLineEndsOf(before: string, text: string): string {
  const lines = before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return before.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

if (import.meta.main) process.exitCode = run((await productOf(process.argv.slice(2))).product);
