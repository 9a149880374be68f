import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { conditions } from '../bench/machine.ts';
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

function play(spec: string, environment: Readonly<Record<string, string>>, more: readonly string[] = []) {
  const file = path.join(folder, `${spec}.json`);
  const config = 'tests/journeys/playwright.config.ts';
  const only = ['--project', 'embedded', '--reporter', 'dot,json', '--max-failures', '0', ...more];
  spawnSync('playwright', ['test', '--config', config, `journeys/${spec}`, ...only], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return specsIn(JSON.parse(readFileSync(file, 'utf8')) as JSONReport);
}

function specsIn({ suites = [], specs = [] }: Partial<JSONReportSuite>): readonly JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

const firstLineOf = (text: string) => stripVTControlCharacters(text).split('\n')[0]!;

function annotationsOf({ tests }: JSONReportSpec, type: string): readonly string[] {
  const annotations = tests.flatMap(({ results }) => results.at(-1)?.annotations ?? []);
  return annotations.flatMap((each) => (each.type === type ? (each.description ?? []) : []));
}

function trialIn(spec: JSONReportSpec): CellTrial {
  const { title, ok, tests } = spec;
  const result = tests[0]?.results.at(-1);
  const [measured] = annotationsOf(spec, 'said after');
  return {
    ...cellIn(title),
    ...(!ok && { problem: firstLineOf(result?.error?.message ?? 'failed') }),
    ...(measured && { saidAfter: Number(measured) }),
  };
}

const trials = play('failing-calls.spec.ts', { FAULTS: 'all' }, ['--repeat-each', values.cells]).map(trialIn);
const lost = play('lost-answers.spec.ts', { LOST_ANSWERS: values.lost });
const slow = play('slow.spec.ts', {}, ['--repeat-each', '5']);
const mutated = spawnSync('vitest', ['run', '--project', 'unit', 'src/api/mutated-answers.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MUTATED_ANSWERS: values.answers },
});
rmSync(folder, { recursive: true });

const ways = Map.groupBy(lost, ({ title }) => title.replace(/, trial \d+$/, ''));
const lostLines = [...ways].map(([way, specs]) => {
  const good = specs.filter(({ ok }) => ok).length;
  return `- ${way}: ${good} of ${specs.length} trials ended with one row, its id on the phone, and "Sent".`;
});
const presses = slow.flatMap((spec) => annotationsOf(spec, 'feedback')).map(Number);

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
const isWell = !trials.some(({ problem }) => problem) && [...lost, ...slow].every(({ ok }) => ok);
if (!isWell || mutated.status !== 0) process.exitCode = 1;
