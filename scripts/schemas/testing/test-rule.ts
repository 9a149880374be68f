import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.ts';
import { formatFinding } from '../source/finding.ts';
import { type Changes, changed, migrationsText, sourceOfTexts, tripTexts } from './fixture.ts';

const trip = tripTexts();

export function testRule(
  rule: string,
  cases: { readonly [title: string]: readonly [changes: Changes, ...findings: string[]] },
  files: ReadonlyMap<string, string> = trip,
): void {
  describe(rule, () => {
    test.each(Object.entries(cases))('%s', (_title, [changes, ...findings]) => {
      const found = checkSource(sourceOfTexts(changed(files, changes))).map((each) => formatFinding(each));
      expect(found).toEqual(findings);
    });
  });
}

const person = '"firstName": "Awa", "nickname": "Awi", "country": "Ghana"';

export function laterTrip({ version = 2, changes = '', answers = person }): Changes {
  const sample = (earlier: number) =>
    `{\n  "title": "Then",\n  "version": ${earlier},\n  "expect": "valid",\n  "answers": { "person": { ${answers} } }\n}\n`;
  return {
    'trip/flow.json': ['"version": 1', `"version": ${version}`],
    'trip/samples/version-1.json': sample(1),
    ...(version > 2 && { 'trip/samples/version-2.json': sample(2) }),
    ...(changes && { 'trip/migrations.json': migrationsText(changes) }),
  };
}
