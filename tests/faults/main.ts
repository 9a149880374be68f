import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { conditions } from '../bench/results.ts';
import { faultNames } from './faults.ts';
import { cellIn, matrixOf, timesOf } from './matrix-table.ts';
import { callNames } from './specified-calls.ts';

/* Tests all API calls with all faults, runs other tests that need many trials, and writes MATRIX.md. */

const { values } = parseArgs({
  options: {
    cells: { type: 'string', default: '1' },
    lost: { type: 'string', default: '200' },
    answers: { type: 'string', default: '10000' },
  },
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-faults-'));

let isWell = true;

function play(spec: string, count: number, environment: Readonly<Record<string, string>>, repeat = '1') {
  const file = path.join(folder, `${spec}.json`);
  const line = `test --config tests/journeys/playwright.config.ts --project embedded journeys/${spec}
    --reporter dot,json --max-failures 0 --repeat-each ${repeat}`;
  const { status } = spawnSync('playwright', line.split(/\s+/), {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const trials = trialsIn(JSON.parse(readFileSync(file, 'utf8')) as JSONReport);
  if (trials.length !== count) console.error(`${spec} played ${trials.length} trials instead of ${count}.`);
  if (status !== 0 || trials.length !== count || trials.some(({ problem }) => problem)) isWell = false;
  return trials;
}

interface Trial {
  readonly title: string;
  readonly problem: string | undefined;
  readonly measured: readonly (readonly [of: string, ms: number])[];
}

/** Returns all trials of a suite. The report lists a repeated spec once, with a test for each repetition. */
function trialsIn({ suites = [], specs = [] }: Partial<JSONReportSuite>): readonly Trial[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => {
      const { error, annotations = [] } = results.at(-1) ?? {};
      const [reason] = stripVTControlCharacters(error?.message ?? status).split('\n');
      const measured = annotations.map(({ type, description }) => [type, Number(description)] as const);
      return { title, problem: status === 'expected' ? undefined : reason, measured };
    }),
  );
  return [...here, ...suites.flatMap(trialsIn)];
}

const allCells = callNames.length * faultNames.length * Number(values.cells);
const cells = play('every-call-with-faults.spec.ts', allCells, { FAULTS: 'all' }, values.cells);
const waysToLose = 3;
const lost = play('lost-responses.spec.ts', waysToLose * Number(values.lost), {
  LOST_RESPONSES: values.lost,
});
play('other-tabs.spec.ts', 5, { FAULTS: 'all' });
const slow = play('slow.spec.ts', 5, {}, '5');
const mutated = spawnSync('vitest', ['run', '--project', 'unit', 'src/api/http/mutated-responses.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MUTATED_ANSWERS: values.answers },
});
rmSync(folder, { recursive: true });

const figures = (trials: readonly Trial[], of: string) =>
  timesOf(trials.flatMap(({ measured }) => measured.flatMap(([each, ms]) => (each === of ? ms : []))));

const ways = Map.groupBy(lost, ({ title }) => title.replace(/, trial \d+$/, ''));
const lostLines = [...ways].map(([way, played]) => {
  const good = played.filter(({ problem }) => !problem).length;
  return `- ${way}: ${good} of ${played.length} trials ended with one row, its id on the phone, and "Sent".`;
});

writeFileSync(
  path.join(import.meta.dirname, 'MATRIX.md'),
  `# Calls and faults

Written by \`npm run faults\`; \`play-call-with-fault.ts\` says what a cell requires, and \`reads.ts\`, \`writes.ts\` and \`resets.ts\` what the
page shows and offers for each call. A proxy between the browser and the real server (\`proxy.ts\`) causes the faults,
except DNS, which fails in the browser. Where only the response is lost or wrong (reset, 502 HTML, 204 empty, truncated
JSON, malformed JSON, wrong types, null fields) the server has done its work, and must not do it twice. Calls that read
only the status accept a success with an unexpected body.

${conditions({ 'Trials a cell': values.cells })}

${matrixOf(cells.map(({ title, problem }) => ({ ...cellIn(title), problem })))}

From the fault to the message: ${figures(cells, 'said after')}

## Lost responses

${lostLines.join('\n')}

## A slow network

Calls at 400 kbit/s and 400 ms. From a press to a visible change: ${figures(slow, 'feedback')}

## Mutated responses

${values.answers} responses to calls that read a body: ${mutated.status === 0 ? 'all read or refused' : 'FAILED'}.
`,
);
if (!isWell || mutated.status !== 0) process.exitCode = 1;
