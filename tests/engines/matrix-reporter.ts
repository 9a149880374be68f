import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { tableOf, withSection } from '../bench/results.ts';
import { engineNames, engines } from './engines.ts';

const readme = path.resolve(import.meta.dirname, '../README.md');

/** Prints a table of results. With ENGINES_WRITE=1, also writes it to tests/README.md. */
export default class MatrixReporter implements Reporter {
  readonly #rows = new Map<string, Record<string, string>>();
  readonly #versions: Record<string, string | undefined> = {};

  onBegin(_config: unknown, suite: Suite): void {
    for (const { title } of suite.allTests()) this.#rows.set(title, {});
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const engine = test.parent.project()!.name;
    const outcome = status === 'skipped' ? 'not found' : status === 'passed' ? 'ok' : 'FAILED';
    this.#rows.get(test.title)![engine] = outcome;
    this.#versions[engine] ??= annotations.find(({ type }) => type === 'version')?.description;
  }

  onEnd(): void {
    const head = engineNames.map((engine) => this.#versions[engine] ?? engines[engine].title);
    const rows = [...this.#rows].map(([journey, cells]) => [
      journey,
      ...engineNames.map((engine) => cells[engine] ?? '–'),
    ]);
    const matrix = tableOf(['Journey', ...head], rows, 1 + engineNames.length);
    console.log(`\n${matrix}`);
    if (process.env.ENGINES_WRITE !== '1') return;
    const text = `Written by \`ENGINES_WRITE=1 npm run test:all -- engines\`: the built portal before the real server, at 390 px.\n\n${matrix}`;
    writeFileSync(readme, withSection(readFileSync(readme, 'utf8'), 'Journeys in every engine', text));
  }

  printsToStdio(): boolean {
    return false;
  }
}
