import { expect, test } from 'vitest';
import { changed, sourceOfTexts, tripTexts } from '../testing/fixture.ts';
import { diffSchemas } from './compare.ts';
import { formatVerdict } from './verdict.ts';

const withPhones = (countries: string) =>
  changed(tripTexts(), {
    'trip/person.schema.json': [
      '"type": "string", "maxLength": 4',
      `"type": "string", "format": "phone", "countries": [${countries}]`,
    ],
  });

const verdicts = (before: string, after: string) =>
  diffSchemas(sourceOfTexts(withPhones(before)), sourceOfTexts(withPhones(after))).map((each) =>
    formatVerdict(each).replace(/^\S+ {2}/, ''),
  );

test('reports added and removed countries, but not another order', () => {
  expect(verdicts('"GM"', '"GM", "SN"')).toEqual([
    'safe: More answers to "gradYear" (Year of graduation) are right now: phones of SN too.',
  ]);
  expect(verdicts('"GM", "SN"', '"GM"')).toEqual([
    'warning: Fewer answers to "gradYear" (Year of graduation) are right now: no phones of SN. People who gave another one before are asked to change it.',
  ]);
  expect(verdicts('"GM", "SN"', '"SN", "GM"')).toEqual([]);
});
