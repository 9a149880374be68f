import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { withSection } from '../bench/results.ts';
import type { EngineName } from './engines.ts';
import { matrixOf, section, type Trial } from './matrix.ts';

const readme = path.resolve(import.meta.dirname, '../README.md');

/** Shows the whole run as one table. ENGINES_WRITE=1 writes it into the tests' README. */
export default class MatrixReporter implements Reporter {
  readonly #trials: Trial[] = [];
  #journeys: readonly string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#journeys = suite.allTests().map(({ title }) => title);
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const version = annotations.find(({ type }) => type === 'version')?.description;
    const outcome = status === 'skipped' ? 'not found' : status === 'passed' ? 'ok' : 'FAILED';
    const engine = test.parent.project()!.name as EngineName;
    this.#trials.push({ engine, journey: test.title, outcome, version });
  }

  onEnd(): void {
    const placeOf = ({ journey }: Trial) => this.#journeys.indexOf(journey);
    const matrix = matrixOf(this.#trials.toSorted((one, other) => placeOf(one) - placeOf(other)));
    console.log(`\n${matrix}`);
    if (process.env.ENGINES_WRITE !== '1') return;
    const text = `Written by \`ENGINES_WRITE=1 npm run engines\`: the built portal before the real server, at 390 px.\n\n${matrix}`;
    writeFileSync(readme, withSection(readFileSync(readme, 'utf8'), section, text));
  }

  printsToStdio(): boolean {
    return false;
  }
}
