import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closingLine, combine, type Outcome, outcomeOfPlaywright, outcomeOfVitest } from './outcome.ts';

/* `npm test` runs the tests that must pass before a merge. `npm run test:all` runs all tests, and
   `npm run test:all -- part…` runs all tests of the named parts. See tests/README.md. */

const [mode, ...named] = process.argv.slice(2);
const isAll = mode === '--all';

const results = mkdtempSync(path.join(temporaryFolder(), 'portal-tests-'));
// PostgreSQL runs as another user, who needs permission to enter this folder.
chmodSync(results, 0o755);

/**
 * Returns a folder in memory if 4 GB are free there. Tests create and delete hundreds of databases and
 * browser profiles. On a disk, this would take a third of the tests' time.
 */
function temporaryFolder(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= 4e9) return memory;
  } catch {}
  return tmpdir();
}

const reportFile = path.join(results, 'report.json');

function vitest(...projects: readonly string[]): Outcome {
  const argv = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  for (const project of projects) argv.push('--project', project);
  return outcomeOf(run('vitest', argv), outcomeOfVitest);
}

function playwright(folder: string, reporters = 'list,json'): Outcome {
  const argv = ['test', '--config', `${folder}/playwright.config.ts`, `--reporter=${reporters}`];
  if (!isAll) argv.push('--grep', '@core');
  return outcomeOf(run('playwright', argv), outcomeOfPlaywright);
}

function program(file: string): Outcome {
  const isDone = run('node', [file]);
  return { ...combine([]), ...(isDone ? { passed: 1 } : { failed: 1 }) };
}

function run(command: string, argv: readonly string[]): boolean {
  const env = {
    ...process.env,
    ...(isAll && { TEST_ALL: '1' }),
    // Tests start hundreds of server processes. With this cache, only the first process compiles the modules.
    NODE_COMPILE_CACHE: path.join(results, 'compiled'),
    TMPDIR: results,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
  return spawnSync(command, argv, { stdio: 'inherit', env }).status === 0;
}

/**
 * Reads the report of a run, and deletes it. A run that crashed without reporting a failure counts as one
 * failure.
 */
function outcomeOf<Report>(isDone: boolean, outcomeIn: (report: Report) => Outcome): Outcome {
  const report = read(reportFile);
  rmSync(reportFile, { force: true });
  const outcome = report ? outcomeIn(report) : combine([]);
  return isDone ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) };
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const parts: Readonly<Record<string, () => Outcome>> = {
  unit: () => vitest('unit', 'scripts'),
  server: () => vitest('server'),
  schemas: () => combine([vitest('schemas'), playwright('tests/schemas')]),
  journeys: () => playwright('tests/journeys'),
  studio: () => playwright('tests/studio'),
  engines: () =>
    playwright('tests/engines', isAll ? 'list,json,tests/engines/matrix-reporter.ts' : undefined),
  /** Makes each edit that the staff guide allows, and runs the tests that must still pass afterwards. */
  edits: () => program('tests/edits/main.ts'),
};

const unknown = named.find((name) => !parts[name]);
if (unknown) {
  console.error(`Unknown part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const chosen = isAll
  ? Object.keys(parts).filter((name) => named.length === 0 || named.includes(name))
  : ['unit', 'server', 'schemas', 'journeys', 'studio', 'engines'];

const times: string[] = [];
const outcome = combine(
  chosen.map((name) => {
    const start = Date.now();
    const result = parts[name]!();
    times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
    return result;
  }),
);
rmSync(results, { recursive: true });
for (const { name, reason } of outcome.failures)
  console.log(`\nFAILED ${path.relative('.', name)}\n${reason.split('\n').slice(0, 12).join('\n')}`);
for (const name of outcome.flaky) console.log(`\nFLAKY ${name}: failed, then passed on retry.`);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/flaky.json', `${JSON.stringify(outcome.flaky, null, 2)}\n`);
const { line, isGreen } = closingLine(outcome);
console.log(`\n${times.join(', ')}\n${line}`);
process.exitCode = isGreen ? 0 : 1;
