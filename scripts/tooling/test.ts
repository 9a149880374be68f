import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Outcome, outcomeOfPlaywright, outcomeOfVitest } from './outcome.ts';

const results = mkdtempSync(path.join(temporary(), 'portal-tests-'));
// PostgreSQL runs as another user.
chmodSync(results, 0o755);

/**
 * In memory where there is room: hundreds of databases and profiles are made and thrown away, and a disk would be
 * at work with their names for a third of the time.
 */
function temporary(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= 4e9) return memory;
  } catch {}
  return tmpdir();
}

const reportFile = path.join(results, 'report.json');

/** Unit, schema and server tests. */
function runVitest(): Outcome {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return outcomeOf(run('vitest', ['run', ...reporters]), outcomeOfVitest);
}

/** In the real browser, against a built portal and the real server. */
function runPlaywright(folder: string, reporters = 'list,json'): Outcome {
  const argv = ['test', '--config', `${folder}/playwright.config.ts`, `--reporter=${reporters}`];
  return outcomeOf(run('playwright', argv), outcomeOfPlaywright);
}

function run(command: string, argv: readonly string[]): boolean {
  const env = {
    ...process.env,
    // Hundreds of servers are started as processes: each but the first finds its modules compiled.
    NODE_COMPILE_CACHE: path.join(results, 'compiled'),
    TMPDIR: results,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
  return spawnSync(command, argv, { stdio: 'inherit', env }).status === 0;
}

/** What the run that has just ended reports. One that crashed before it counted its failures has failed. */
function outcomeOf<Report>(isDone: boolean, outcomeIn: (report: Report) => Outcome): Outcome {
  const report = read(reportFile);
  rmSync(reportFile, { force: true });
  const outcome = report ? outcomeIn(report) : { passed: 0, failed: 0, skipped: 0, failures: [] };
  return isDone ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) };
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const outcomes = [
  runVitest(),
  // Whole journeys through the code, with forms of its own.
  runPlaywright('tests/journeys'),
  // Staff's forms, as they stand.
  runPlaywright('tests/schemas'),
  // The studio, with the forms of the tests in folders of their own.
  runPlaywright('tests/studio'),
  // The main journeys, in every installed engine.
  runPlaywright('tests/engines', 'list,json,tests/engines/matrix-reporter.ts'),
];
rmSync(results, { recursive: true });
for (const { name, reason } of outcomes.flatMap(({ failures }) => failures))
  console.log(`\nFAILED ${path.relative('.', name)}\n${reason.split('\n').slice(0, 12).join('\n')}`);
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
