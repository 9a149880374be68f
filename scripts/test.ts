import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Count, countOf } from './count.ts';

const results = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));

/** Unit, schema and server tests. */
function runVitest(): Count {
  const file = path.join(results, 'vitest.json');
  const isDone = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = read(file);
  const count = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return orFailed(count, isDone);
}

/** Whole journeys in the real browser, against the built portal and the real server. */
function runPlaywright(): Count {
  const file = path.join(results, 'playwright.json');
  const isDone = run(
    'playwright',
    ['test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return orFailed(countOf(read(file)?.stats ?? {}), isDone);
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that broke down before it could count its failures has failed all the same. */
function orFailed(count: Count, isDone: boolean): Count {
  return isDone ? count : { ...count, failed: Math.max(1, count.failed) };
}

const counts = [runVitest(), runPlaywright()];
rmSync(results, { recursive: true });
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
