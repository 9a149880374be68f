import { families } from './all.ts';
import type { Probe, Refusal } from './probe.ts';
import { refused } from './refused.ts';

const named = ({ name, elsewhere }: Probe | Refusal) => `${name} (${elsewhere})`;

const sections = Object.entries(families).map(
  ([heading, probes]) =>
    `### ${heading}\n\n${tableOf(
      'How it is written here',
      Object.values(probes).map((probe) => [named(probe), probe.written]),
    )}`,
);

/** What others call it, and how it is written here: the tables in the guide. */
export const dictionary = [
  ...sections,
  `### Not written\n\n${tableOf(
    'What the check says',
    Object.values(refused).map((refusal) => [named(refusal), refusal.said]),
  )}`,
].join('\n');

function tableOf(right: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([left, here]) => `| ${left} | ${here} |\n`);
  return `| Elsewhere | ${right} |\n| --- | --- |\n${lines.join('')}`;
}
