import { expect, test } from 'vitest';
import { fixedAfter } from '../testing/fixed-after.ts';
import { portalTexts } from '../testing/fixture.ts';

const file = 'application/samples/too-long.json';

function asking(condition: object) {
  const rule = { if: { not: condition }, then: { properties: { ethnicity: false } } };
  const { said, files } = fixedAfter(portalTexts(), {
    'application/basic.schema.json': (text) => {
      const { if: when, then, ...rules } = JSON.parse(text);
      return JSON.stringify({ ...rules, allOf: [{ if: when, then }, rule] }, null, 2);
    },
  });
  return { said: said.filter((line) => line.startsWith(file)), sample: JSON.parse(files.get(file)!) };
}

const expectsEthnicity = expect.arrayContaining([
  { step: 'basic', field: 'ethnicity', keyword: 'maxLength' },
]);

test('keeps an expected error by adding the answer that makes the form ask its question', () => {
  const { said, sample } = asking({ properties: { gender: { const: 'male' } }, required: ['gender'] });
  expect(said).toEqual([`${file}: "gender" is answered with "male", so that "ethnicity" is asked.`]);
  expect(sample.answers.basic.gender).toBe('male');
  expect(sample.expect).toEqual(expectsEthnicity);
});

test('reports an expected error if no single answer makes the form ask its question', () => {
  const { said, sample } = asking({
    properties: { gender: { const: 'male' }, hearAboutUs: { const: 'Other' } },
    required: ['gender', 'hearAboutUs'],
  });
  expect(said).toContain(
    `${file}: nothing tries "ethnicity" here any more, because these answers do not lead to it.`,
  );
  expect(sample.expect).not.toEqual(expectsEthnicity);
});
