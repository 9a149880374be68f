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

/*
 * `npm test`: what must pass before anything is merged. `npm run test:all [-- part…]`: everything, or the named parts.
 * tests/README.md says which test belongs where.
 */

const [mode, ...named] = process.argv.slice(2);
const isAll = mode === '--all';

const results = mkdtempSync(path.join(temporaryFolder(), 'portal-tests-'));
// PostgreSQL runs as another user.
chmodSync(results, 0o755);

/**
 * In memory if there is room: hundreds of databases and profiles are created and deleted, and a disk would spend a
 * third of the time on their file names.
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

/** `npm test` runs only the tests tagged as core. */
function playwright(folder: string, reporters = 'list,json'): Outcome {
  const argv = ['test', '--config', `${folder}/playwright.config.ts`, `--reporter=${reporters}`];
  if (!isAll) argv.push('--grep', '@core');
  return outcomeOf(run('playwright', argv), outcomeOfPlaywright);
}

/** A program that reports its own failures and is judged by its exit code. */
function program(file: string): Outcome {
  const isDone = run('node', [file]);
  return { ...combine([]), ...(isDone ? { passed: 1 } : { failed: 1 }) };
}

function run(command: string, argv: readonly string[]): boolean {
  const env = {
    ...process.env,
    ...(isAll && { TEST_ALL: '1' }),
    // Hundreds of servers are started as processes: with this cache only the first compiles its modules.
    NODE_COMPILE_CACHE: path.join(results, 'compiled'),
    TMPDIR: results,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
  return spawnSync(command, argv, { stdio: 'inherit', env }).status === 0;
}

/** Reads the report of the run that has just ended. A run that crashed before reporting failures counts as failed. */
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
  /** Functions, the rules of the check, the engine. */
  unit: () => vitest('unit', 'scripts'),
  /** Every call, through HTTP. */
  server: () => vitest('server'),
  /** Staff's forms, as they are. */
  schemas: () => combine([vitest('schemas'), playwright('tests/schemas')]),
  journeys: () => playwright('tests/journeys'),
  /** The studio, with the forms of the tests in folders of their own. */
  studio: () => playwright('tests/studio'),
  /** The main journeys, in every installed engine. */
  engines: () =>
    playwright('tests/engines', isAll ? 'list,json,tests/engines/matrix-reporter.ts' : undefined),
  /** Every edit that the guide allows, each followed by the tests it may not break. */
  edits: () => program('tests/edits/main.ts'),
};

const unknown = named.find((name) => !parts[name]);
if (unknown) {
  console.error(`There is no part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`);
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
for (const name of outcome.flaky) console.log(`\nFLAKY ${name}: failed, then passed when it was run again.`);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/flaky.json', `${JSON.stringify(outcome.flaky, null, 2)}\n`);
const { line, isGreen } = closingLine(outcome);
console.log(`\n${times.join(', ')}\n${line}`);
process.exitCode = isGreen ? 0 : 1;
