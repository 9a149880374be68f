import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { type TestCount, testCountOf } from './test-count.ts';

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

interface Outcome {
  readonly count: TestCount;
  readonly failures: readonly Failure[];
}

/** Unit, schema and server tests. */
function runVitest(): Outcome {
  const file = path.join(results, 'vitest.json');
  const isDone = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = read(file);
  const count = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return { count: orFailed(count, isDone), failures: failuresOfVitest(report ?? {}) };
}

/** In the real browser, against a built portal and the real server. */
function runPlaywright(folder: string, reporters = 'list,json'): Outcome {
  const file = path.join(results, 'playwright.json');
  const isDone = run(
    'playwright',
    ['test', '--config', `${folder}/playwright.config.ts`, `--reporter=${reporters}`],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = read(file);
  rmSync(file, { force: true });
  return {
    count: orFailed(testCountOf(report?.stats ?? {}), isDone),
    failures: failuresOfPlaywright(report ?? {}),
  };
}

/** Hundreds of servers are started as processes: each but the first finds its modules compiled. */
const compiled = { NODE_COMPILE_CACHE: path.join(results, 'compiled'), TMPDIR: results };

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...compiled, ...env },
  });
  return status === 0;
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that crashed before it counted its failures has failed. */
function orFailed(count: TestCount, isDone: boolean): TestCount {
  return isDone ? count : { ...count, failed: Math.max(1, count.failed) };
}

const outcomes = [
  runVitest(),
  // Whole journeys through the code, with forms of its own.
  runPlaywright('tests/journeys'),
  // Staff's forms, as they stand.
  runPlaywright('tests/schemas'),
  // The main journeys, in every installed engine.
  runPlaywright('tests/engines', 'list,json,tests/engines/matrix-reporter.ts'),
];
rmSync(results, { recursive: true });
for (const { name, reason } of outcomes.flatMap(({ failures }) => failures))
  console.log(`\nFAILED ${path.relative('.', name)}\n${reason.split('\n').slice(0, 12).join('\n')}`);
const sum = (key: keyof TestCount) => outcomes.reduce((total, { count }) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
