import type { Probe, Refusal } from './probe.ts';
import { families } from './supported.ts';
import { unsupported } from './unsupported.ts';

const named = ({ name, elsewhere }: Probe | Refusal) => `${name} (${elsewhere})`;

const sections = Object.entries(families).map(
  ([heading, probes]) =>
    `### ${heading}\n\n${tableOf(
      'How it is written here',
      Object.values(probes).map((probe) => [named(probe), probe.written]),
    )}`,
);

/**
 * These tables contain, for each feature, its names in other form builders and how to write it in `schemas/`.
 * They are part of schemas/README.md.
 */
export const dictionary = [
  ...sections,
  `### Not written\n\n${tableOf(
    'What the check says',
    Object.values(unsupported).map((refusal) => [named(refusal), refusal.said]),
  )}`,
].join('\n');

export const featureMatrix = `| | |
| --- | --- |
${[...Object.entries(families), ['Not', unsupported] as const]
  .map(([heading, features]) => {
    const names = Object.values(features).map(({ name }) => name);
    // The table omits a feature if the project supports it under another name.
    return `| **${heading}** | ${names.filter((name) => !name.endsWith('by that name')).join(' · ')} |\n`;
  })
  .join('')}`;

function tableOf(right: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([left, here]) => `| ${left} | ${here} |\n`);
  return `| Elsewhere | ${right} |\n| --- | --- |\n${lines.join('')}`;
}
