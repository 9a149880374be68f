import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { changed, sourceOfTexts, tripTexts } from '../testing/fixture.ts';
import { householdTexts } from '../testing/household.ts';

test('describes each question, group and row, with clean unions for all option notations, apostrophes, and steps with the same suffix', async () => {
  const texts = changed(householdTexts(), {
    'options/country.json': ['"Ghana"', '"Ghana", "Côte d\'Ivoire"'],
    'trip/flow.json': [
      '{ "id": "quiz"',
      '{ "id": "person-visa", "path": "/pv", "title": "Person", "progress": 70 },\n    { "id": "quiz"',
    ],
    'trip/person-visa.schema.json': tripTexts().get('trip/quiz.schema.json')!.replaceAll('dueDay', 'other'),
    'trip/person-visa.ui.json':
      '{ "$schema": "../meta/ui.schema.json", "other": { "ui:title": "Person", "ui:widget": "radios", "noun": "x" } }',
  });
  const types = (await generate(sourceOfTexts(texts))).get('trip/types.ts')!;
  expect(types.match(/(?<=^export interface )\w+/gm)).toEqual([
    ...['Trip', 'TripPerson', 'TripPersonHome', 'TripPersonMembers', 'TripPersonMembersFrom'],
    ...['TripPersonWork', 'TripVisa', 'TripPersonVisa', 'TripQuiz'],
  ]);
  for (const typed of ['home?: TripPersonHome;', 'members?: TripPersonMembers[];', 'age?: number;'])
    expect(types).toContain(` ${typed}\n`);
  expect(types).toContain(`country: 'The Gambia' | 'Ghana' | "Côte d'Ivoire" | 'Senegal';`);
  expect(types).toContain("school?: 'University of The Gambia' | 'Gambia College';");
  expect(types).toContain("other: 'the 1st' | 'the 5th';");
  expect(types).toContain('  /**\n   * City\n   * Where Safari picks you up\n   */\n  city: string;\n');
  expect(types).not.toMatch(/\w+1\b|\[\w+: string\]|: any\b|: unknown\b/);
});
