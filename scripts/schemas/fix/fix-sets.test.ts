import { expect, test } from 'vitest';
import { fixedAfter } from '../testing/fixed-after.ts';
import { type Changes, changed, migrationsText } from '../testing/fixture.ts';
import { householdTexts } from '../testing/household.ts';

const sample = 'trip/samples/gambian.json';
const members = '"members": [{ "name": "Awa", "age": 7, "from": { "town": "Soma" } }, { "name": "Lamin" }]';
const household = changed(householdTexts(), {
  [sample]: ['"country": "The Gambia"', `"country": "The Gambia", ${members}`],
});

function fixed(changes: Changes) {
  const { said, files } = fixedAfter(household, changes);
  return { said, answers: JSON.parse(files.get(sample)!).answers.person };
}

test('answers required questions in every row and group, and adds rows', () => {
  const { answers } = fixed({
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

test('removes and renames answers in rows, and updates expected errors', () => {
  const { said, answers } = fixed({
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
    'trip/migrations.json': migrationsText(
      '{ "version": 2, "rename": "members.age", "to": "members.years" }',
      '{ "version": 2, "drop": "members.from" }',
    ),
  });
  expect(answers.members).toEqual([{ name: 'Awa', years: 7 }, { name: 'Lamin' }]);
  expect(said).toContain(`${sample}: "members.age" is called "members.years" now.`);
  expect(said).toContain(`${sample}: the answer to "members.from" is gone.`);
});

const renamed: Changes = {
  'trip/person.schema.json': [
    ['"home": {', '"house": {'],
    ['"members": {', '"people": {'],
    ['"street": {', '"road": {'],
    ['"required": ["street"]', '"required": ["road"]'],
    ['"age": {', '"years": {'],
  ],
  'trip/person.ui.json': [
    ['"home", "members"', '"house", "people"'],
    ['"home": {', '"house": {'],
    ['"members": {', '"people": {'],
    ['"street": {', '"road": {'],
    ['"age": {', '"years": {'],
  ],
};

const wrong = `{
  "$schema": "../../meta/sample.schema.json",
  "title": "A member without a name",
  "answers": {
    "person": { "firstName": "Awa", "country": "Ghana", "members": [{ "name": "Lamin" }, { "age": 7 }] }
  },
  "expect": [{ "step": "person", "field": "members.1.name", "keyword": "required" }]
}
`;

test.each([
  [
    'outside to the inside',
    [
      '"rename": "home", "to": "house"',
      '"rename": "house.street", "to": "house.road"',
      '"rename": "members", "to": "people"',
      '"rename": "people.age", "to": "people.years"',
    ],
  ],
  [
    'inside to the outside',
    [
      '"rename": "home.street", "to": "home.road"',
      '"rename": "home", "to": "house"',
      '"rename": "members.age", "to": "members.years"',
      '"rename": "members", "to": "people"',
    ],
  ],
])('renames a group, rows and questions in them, with migrations from the %s', (_order, lines) => {
  const before = changed(household, {
    [sample]: ['"members": [', '"home": { "street": "Kairaba Avenue", "isOwn": true }, "members": ['],
    'trip/samples/no-name.json': wrong,
  });
  const { said, files: after } = fixedAfter(before, {
    ...renamed,
    'trip/migrations.json': migrationsText(...lines.map((line) => `{ "version": 2, ${line} }`)),
  });
  const { person } = JSON.parse(after.get(sample)!).answers;
  expect(person.house).toEqual({ road: 'Kairaba Avenue', isOwn: true });
  expect(person.people).toEqual([{ name: 'Awa', years: 7, from: { town: 'Soma' } }, { name: 'Lamin' }]);
  expect(said).toContain(`${sample}: "members" is called "people" now.`);
  expect(said).toContain(`${sample}: "members.age" is called "people.years" now.`);
  expect(JSON.parse(after.get('trip/samples/no-name.json')!)).toMatchObject({
    answers: { person: { people: [{ name: 'Lamin' }, { years: 7 }] } },
    expect: [{ field: 'people.1.name' }],
  });
});
