import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { conditions } from '../bench/machine.ts';
import { callNames } from './calls.ts';
import { faultNames } from './faults.ts';
import { type CellTrial, cellIn, matrixOf, timesOf } from './matrix.ts';

/*
 * `npm run faults`: the whole matrix and what else rests on many trials, in the real browser against the real server.
 * Writes MATRIX.md beside this file.
 */

const { values } = parseArgs({
  options: {
    /** How often each cell is played. */
    cells: { type: 'string', default: '1' },
    /** How many trials each way of losing an answer has. */
    lost: { type: 'string', default: '200' },
    /** How many mutated answers are tried. */
    answers: { type: 'string', default: '10000' },
  },
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-faults-'));

/** In lost-answers.spec.ts. */
const waysToLose = 3;

/** One test, played once; `problem` is why it failed, undefined where it did not. */
type Trial = ReturnType<typeof trialOf>;

/** Whether every run was a whole one, and none of it failed. */
let isWell = true;

function play(
  spec: string,
  count: number,
  environment: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): readonly Trial[] {
  const file = path.join(folder, `${spec}.json`);
  const config = 'tests/journeys/playwright.config.ts';
  const only = ['--project', 'embedded', '--reporter', 'dot,json', '--max-failures', '0', ...more];
  const { status } = spawnSync('playwright', ['test', '--config', config, `journeys/${spec}`, ...only], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const trials = trialsIn(JSON.parse(readFileSync(file, 'utf8')) as JSONReport);
  if (trials.length !== count) console.error(`${spec} played ${trials.length} trials in place of ${count}.`);
  if (status !== 0 || trials.length !== count || trials.some(({ problem }) => problem)) isWell = false;
  return trials;
}

/** A spec that is repeated is listed once, with a test for each time. */
function trialsIn({ suites = [], specs = [] }: Partial<JSONReportSuite>): readonly Trial[] {
  const here = specs.flatMap(({ title, tests }) => tests.map((test) => trialOf(title, test)));
  return [...here, ...suites.flatMap(trialsIn)];
}

function trialOf(title: string, { status, results }: JSONReportTest) {
  const last = results.at(-1);
  const problem = status === 'expected' ? undefined : firstLineOf(last?.error?.message ?? status);
  return { title, problem, annotations: last?.annotations ?? [] };
}

const firstLineOf = (text: string) => stripVTControlCharacters(text).split('\n')[0]!;

const annotationsOf = ({ annotations }: Trial, type: string) =>
  annotations.flatMap((each) => (each.type === type ? (each.description ?? []) : []));

function cellTrialOf(trial: Trial): CellTrial {
  const [saidAfter] = annotationsOf(trial, 'said after').map(Number);
  return { ...cellIn(trial.title), problem: trial.problem, saidAfter };
}

const cells = Number(values.cells);
const allCells = callNames.length * faultNames.length * cells;
const trials = play('failing-calls.spec.ts', allCells, { FAULTS: 'all' }, [
  '--repeat-each',
  values.cells,
]).map(cellTrialOf);
const lost = play('lost-answers.spec.ts', waysToLose * Number(values.lost), {
  LOST_ANSWERS: values.lost,
});
play('other-tabs.spec.ts', 5, { FAULTS: 'all' });
const slow = play('slow.spec.ts', 5, {}, ['--repeat-each', '5']);
const mutated = spawnSync('vitest', ['run', '--project', 'unit', 'src/api/http/mutated-responses.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MUTATED_ANSWERS: values.answers },
});
rmSync(folder, { recursive: true });

const ways = Map.groupBy(lost, ({ title }) => title.replace(/, trial \d+$/, ''));
const lostLines = [...ways].map(([way, played]) => {
  const good = played.filter(({ problem }) => !problem).length;
  return `- ${way}: ${good} of ${played.length} trials ended with one row, its id on the phone, and "Sent".`;
});
const presses = slow.flatMap((trial) => annotationsOf(trial, 'feedback')).map(Number);

writeFileSync(
  path.join(import.meta.dirname, 'MATRIX.md'),
  `# Calls and faults

Written by \`npm run faults\`; what a cell asks for is in \`cell.ts\`, what each call says and offers in \`reads.ts\`,
\`writes.ts\` and \`resets.ts\`. The faults are made by a proxy between the browser and the real server (\`proxy.ts\`),
but for DNS, which fails in the browser. Where only the answer is lost or wrong (reset, 502 HTML, 204 empty, truncated
JSON, malformed JSON, wrong types, null fields) the server has done its work, and must not do it twice. A call of which
only the success counts takes an odd one for it.

${conditions({ 'Trials a cell': values.cells })}

${matrixOf(trials)}

From the fault to the sentence, ${timesOf(trials.flatMap(({ saidAfter }) => saidAfter ?? []))}

## Lost answers

${lostLines.join('\n')}

## A slow network

Calls at 400 kbit/s and 400 ms. From a press to a page that looks different, ${timesOf(presses)}

## Mutated answers

${values.answers} answers to the calls that read one: ${mutated.status === 0 ? 'all read or refused' : 'FAILED'}.
`,
);
if (!isWell || mutated.status !== 0) process.exitCode = 1;
