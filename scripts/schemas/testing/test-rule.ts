import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.ts';
import { formatFinding } from '../source/finding.ts';
import { type Changes, changed, migrationsText, sourceOfTexts, tripTexts } from './fixture.ts';

const trip = tripTexts();

export const findingsIn = (files: ReadonlyMap<string, string>): string[] =>
  checkSource(sourceOfTexts(files)).map((finding) => formatFinding(finding));

export function testRule(
  rule: string,
  cases: { readonly [title: string]: readonly [changes: Changes, ...findings: string[]] },
  files: ReadonlyMap<string, string> = trip,
): void {
  describe(rule, () => {
    test.each(Object.entries(cases))('%s', (_title, [changes, ...findings]) => {
      expect(findingsIn(changed(files, changes))).toEqual(findings);
    });
  });
}

export function laterTrip({ version = 2, changes = '', country = 'Ghana' }): Changes {
  const answers = `{ "person": { "firstName": "Awa", "nickname": "Awi", "country": "${country}" } }`;
  const sample = (earlier: number) =>
    `{\n  "title": "Then",\n  "version": ${earlier},\n  "expect": "valid",\n  "answers": ${answers}\n}\n`;
  return {
    'trip/flow.json': ['"version": 1', `"version": ${version}`],
    'trip/samples/version-1.json': sample(1),
    ...(version > 2 && { 'trip/samples/version-2.json': sample(2) }),
    ...(changes && { 'trip/migrations.json': migrationsText(changes) }),
  };
}
