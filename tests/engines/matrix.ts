import { tableOf } from '../bench/results.ts';
import { type EngineName, engineNames, engines } from './engines.ts';

/** What became of one journey in one engine. */
export interface Trial {
  readonly engine: EngineName;
  readonly journey: string;
  readonly outcome: 'ok' | 'FAILED' | 'not found';
  /** As the engine names itself. */
  readonly version?: string | undefined;
}

/** A row for each journey, a column for each engine with the version that was driven. */
export function matrixOf(trials: readonly Trial[]): string {
  const versionOf = (engine: EngineName) =>
    trials.find((each) => each.engine === engine && each.version)?.version ?? engines[engine].title;
  const cell = (journey: string, engine: EngineName) =>
    trials.find((each) => each.journey === journey && each.engine === engine)?.outcome ?? '–';
  const journeys = [...new Set(trials.map(({ journey }) => journey))];
  const rows = journeys.map((journey) => [journey, ...engineNames.map((engine) => cell(journey, engine))]);
  return tableOf(['Journey', ...engineNames.map(versionOf)], rows, 1 + engineNames.length);
}

/** In the tests' README, which the table is written into and read from. */
export const section = 'Journeys in every engine';

/** The cells of the table in that section, row by row, its head first. */
export function matrixIn(document: string): readonly (readonly string[])[] {
  const text = document.split(`## ${section}\n`)[1]?.split(/^## /m)[0] ?? '';
  const lines = text.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| ---'));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
