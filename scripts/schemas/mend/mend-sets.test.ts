import { expect, test } from 'vitest';
import { checkSource } from '../check.ts';
import { mendSchemas } from '../mend.ts';
import { type Changes, changed, sourceOfTexts } from '../testing/fixture.ts';
import { householdTexts } from '../testing/household.ts';

const today = '2026-11-22';
const sample = 'trip/samples/gambian.json';
const members = '"members": [{ "name": "Awa", "age": 7, "from": { "town": "Soma" } }, { "name": "Lamin" }]';
const household = changed(householdTexts(), {
  [sample]: ['"country": "The Gambia"', `"country": "The Gambia", ${members}`],
});

/** What was said, and the answers of the step then. Nothing is left to say of the folder. */
function mended(changes: Changes) {
  const files = changed(household, changes);
  const { said, files: written } = mendSchemas(sourceOfTexts(files), sourceOfTexts(household), today);
  const after = new Map(files);
  for (const [path, text] of written) if (text !== null) after.set(path, text);
  expect(checkSource(sourceOfTexts(after), { today })).toEqual([]);
  return { said, answers: JSON.parse(after.get(sample)!).answers.person };
}

test('a question in rows that must be answered is answered in each, a group that must be is, and rows are added', () => {
  const { answers } = mended({
    'trip/person.schema.json': [
      ['"required": ["name"]', '"required": ["name", "age", "likes"]'],
      ['"required": ["firstName",', '"required": ["home", "firstName",'],
      ['"maxItems": 8', '"minItems": 3, "maxItems": 8'],
    ],
  });
  expect(answers.members).toHaveLength(3);
  for (const { name, age, likes } of answers.members)
    expect([typeof name, typeof age, likes]).toEqual(['string', 'number', ['Music']]);
  expect(answers.home.street).toMatch(/\S/);
});

test('what is gone or renamed in rows follows, and expectations with it', () => {
  const { said, answers } = mended({
    'trip/person.schema.json': [
      ['"age": {', '"years": {'],
      ['\n          "from": { "$ref": "../blocks/address.schema.json" }', ''],
      ['["Music", "Sports"] }\n          },', '["Music", "Sports"] }\n          }'],
    ],
    'trip/person.ui.json': [
      ['"age": {', '"years": {'],
      ['{{name}}, {{from.town}}', '{{name}}'],
      [/,\s+"from": \{.*/, ''],
    ],
    'trip/migrations.json': `{ "$schema": "../meta/migrations.schema.json", "changes": [
      { "version": 2, "rename": "members.age", "to": "members.years" }, { "version": 2, "drop": "members.from" }] }`,
  });
  expect(answers.members).toEqual([{ name: 'Awa', years: 7 }, { name: 'Lamin' }]);
  expect(said).toContain(`${sample}: "members.age" is called "members.years" now.`);
  expect(said).toContain(`${sample}: the answer to "members.from" is gone.`);
});
