import { expect, test } from 'vitest';
import { changed, tripTexts } from '../testing/fixture.ts';
import { verdictsOn } from '../testing/test-verdicts.ts';
import { formatVerdict } from './verdict.ts';

const schema = 'trip/person.schema.json';

function verdicts(before: string, after: string) {
  const phones = (countries: string) => `"type": "string", "format": "phone", "countries": [${countries}]`;
  const files = changed(tripTexts(), { [schema]: ['"type": "string", "maxLength": 4', phones(before)] });
  const found = verdictsOn({ [schema]: [phones(before), phones(after)] }, files);
  return found.map((each) => formatVerdict(each).replace(/^\S+ {2}/, ''));
}

test('reports added and removed countries, but not another order', () => {
  expect(verdicts('"GM"', '"GM", "SN"')).toEqual([
    'safe: More answers to "gradYear" (Year of graduation) are right now: phones of SN too.',
  ]);
  expect(verdicts('"GM", "SN"', '"GM"')).toEqual([
    'warning: Fewer answers to "gradYear" (Year of graduation) are right now: no phones of SN. People who gave another one before are asked to change it.',
  ]);
  expect(verdicts('"GM", "SN"', '"SN", "GM"')).toEqual([]);
});
