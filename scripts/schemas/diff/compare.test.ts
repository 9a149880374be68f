import { expect, test } from 'vitest';
import { type Changes, changed, migrationsText, sourceOfTexts, tripTexts } from '../testing/fixture.ts';
import { testVerdicts, verdictsOn } from '../testing/test-verdicts.ts';
import { asked, date, text } from '../testing/visa-questions.ts';
import { diffSchemas } from './compare.ts';
import { formatVerdict } from './verdict.ts';

const version2: [string, string] = ['"version": 1', '"version": 2'];

const withoutSchool: Changes = {
  'trip/visa.schema.json': [',\n    "school": { "$ref": "../options/school.json" }', ''],
  'trip/visa.ui.json': (text) => text.replace(/,\n {2}"school": .*\n/, '\n'),
};
const withoutYear: Changes = {
  'trip/person.schema.json': [',\n    "gradYear": { "type": "string", "maxLength": 4 }', ''],
  'trip/person.ui.json': (text) => text.replace(/,\n {2}"gradYear": .*\n/, '\n'),
};
const withYear: Changes = {
  'trip/person.schema.json': ['"gradYear":', '"year":'],
  'trip/person.ui.json': ['"gradYear":', '"year":'],
};

testVerdicts('options', {
  'removed from a plain list': [
    { 'options/country.json': ['"Ghana", ', ''] },
    'options/country.json:5:12  breaking: You removed "Ghana". People have drafts with it (trip › country), and would lose that answer.',
  ],
  'removed from a list that a condition narrows to': [
    { 'options/city.json': ['    { "const": "Banjul", "title": "Banjul", "region": "Banjul" },\n', ''] },
    'options/city.json:6:5  warning: You removed "Banjul". People who have chosen it and are half-way are asked again.',
  ],
  'another list': [
    { 'trip/visa.schema.json': ['../options/school.json', '../options/region.json'] },
    'trip/visa.schema.json:9:15  breaking: You removed "University of The Gambia". People have drafts with it (trip › school), and would lose that answer.',
    'trip/visa.schema.json:9:15  breaking: You removed "Gambia College". People have drafts with it (trip › school), and would lose that answer.',
    'trip/visa.schema.json:9:15  safe: "Banjul" can be chosen from now on.',
    'trip/visa.schema.json:9:15  safe: "West Coast Region" can be chosen from now on.',
  ],
  'renamed, without a new version': [
    {
      'options/school.json': [
        '"const": "Gambia College", "title": "Gambia College", "code": 2',
        '"const": "The College", "title": "The College", "code": 2, "renamedFrom": ["Gambia College"]',
      ],
    },
    'trip/flow.json:4:14  breaking: Saved answers of "trip" change, and its version is still 1.',
    'options/school.json:10:48  safe: "Gambia College" is called "The College" now, and answers with the old name become it.',
  ],
  'an earlier name removed': [
    { 'options/city.json': [',\n      "renamedFrom": ["Brikama Ba"]', ''] },
    'options/city.json:7:5  warning: You removed what became of "Brikama Ba" ("renamedFrom"). People who have chosen it and are half-way are asked again.',
  ],
  'offered again': [
    { 'options/city.json': [', "deprecated": true', ''] },
    'options/city.json:13:5  safe: "Tanji" is offered again.',
  ],
  'another title, another code': [
    {
      'options/school.json': [
        ['"title": "Gambia College"', '"title": "The Gambia College"'],
        ['"code": 1', '"code": 7'],
      ],
    },
    'options/school.json:8:17  warning: The code of "University of The Gambia" was 1 and is 7: other answers or what is sent may follow it.',
    'options/school.json:10:37  safe: People read "The Gambia College" now, not "Gambia College". What is stored stays "Gambia College".',
  ],
  'another order': [
    { 'options/country.json': ['"Ghana", "Senegal"', '"Senegal", "Ghana"'] },
    'options/country.json:1:1  safe: The order of the options changed.',
  ],
});

testVerdicts('questions', {
  removed: [
    withoutSchool,
    'trip/visa.schema.json:5:3  breaking: You removed the question "school" (School). People have drafts with answers to it, and would lose them.',
  ],
  'still asked, although a migration drops its answers': [
    {
      'trip/flow.json': version2,
      'trip/migrations.json': migrationsText('{ "version": 2, "drop": "school" }'),
    },
    'trip/migrations.json:4:5  breaking: The question "school" (School) is still asked, and people would lose their saved answers to it.',
  ],
  renamed: [
    withYear,
    'trip/person.schema.json:5:3  breaking: You removed the question "gradYear" (Year of graduation), or renamed it to "year". People have drafts with answers to it, and would lose them.',
    'trip/person.schema.json:11:5  safe: The question "year" (Year of graduation) is new.',
  ],
  'renamed, with a migration, without a new version': [
    {
      'trip/migrations.json': migrationsText('{ "version": 2, "rename": "gradYear", "to": "year" }'),
      ...withYear,
    },
    'trip/person.schema.json:5:3  breaking: You removed the question "gradYear" (Year of graduation), or renamed it to "year". People have drafts with answers to it, and would lose them.',
    'trip/person.schema.json:11:5  safe: The question "year" (Year of graduation) is new.',
  ],
  'asked in another step': [
    {
      ...withoutYear,
      'trip/visa.schema.json': [
        '"school":',
        '"gradYear": { "type": "string", "maxLength": 4 },\n    "school":',
      ],
      'trip/visa.ui.json': [
        '"school":',
        '"gradYear": { "ui:title": "Year of graduation", "ui:widget": "hidden", "noun": "your year of graduation" },\n  "school":',
      ],
    },
    'trip/visa.schema.json:9:5  safe: The question "gradYear" (Year of graduation) is asked in the step "visa" now, not in "person". Answers move with it.',
  ],
  'required, and optional again': [
    {
      'trip/visa.schema.json': ['"scan"]', '"scan", "school"]'],
      'trip/person.schema.json': ['["firstName", "born",', '["firstName",'],
    },
    'trip/visa.schema.json:9:5  warning: The question "school" (School) must be answered now. People who left it out are asked before they send.',
    'trip/person.schema.json:7:5  safe: The question "born" (Date of birth) may be left out now.',
  ],
  'stricter and looser limits': [
    {
      'trip/person.schema.json': [
        ['"maxLength": 20', '"maxLength": 10'],
        ['"maxLength": 60', '"maxLength": 90'],
        ['"pastYears": 100', '"pastYears": 50'],
      ],
      'trip/visa.schema.json': [
        ['^[0-9]+$', '^[0-9]{4,}$'],
        ['"jpg", "pdf"', '"jpg", "png"'],
      ],
    },
    'trip/person.schema.json:6:38  warning: Fewer answers to "firstName" (First name) are right now: "maxLength" was 20 and is 10. People who gave another one before are asked to change it.',
    'trip/person.schema.json:7:51  warning: Fewer answers to "born" (Date of birth) are right now: "pastYears" was 100 and is 50. People who gave another one before are asked to change it.',
    'trip/visa.schema.json:6:71  warning: Fewer answers to "visaNumber" (Visa number, {{firstName}}) are right now: they must fit another pattern. People who gave another one before are asked to change it.',
    'trip/visa.schema.json:8:72  warning: Fewer answers to "scan" (Scan) are right now: no longer pdf. People who gave another one before are asked to change it.',
    'trip/person.schema.json:9:33  safe: More answers to "city" (City) are right now: "maxLength" was 60 and is 90.',
    'trip/visa.schema.json:8:72  safe: More answers to "scan" (Scan) are right now: png too.',
  ],
  'of another type': [
    {
      'trip/person.schema.json': [
        '"gradYear": { "type": "string", "maxLength": 4 }',
        '"gradYear": { "$ref": "../options/region.json" }',
      ],
      'trip/visa.schema.json': [
        '{ "$ref": "../options/school.json" }',
        '{ "type": "string", "maxLength": 90 }',
      ],
    },
    'trip/person.schema.json:11:5  breaking: The answer to "gradYear" (Year of graduation) was a typed answer and is an answer from a list now. People have drafts with answers that do not fit it, and would lose them.',
    'trip/visa.schema.json:9:5  safe: The answer to "school" (School) was an answer from a list and is a typed answer now. Answers given before stay, as they were written.',
  ],
  'another widget and other texts': [
    {
      'trip/person.ui.json': [
        ['"First name"', '"Given name"'],
        ['"Country", "ui:widget": "select"', '"Country", "ui:widget": "radios"'],
      ],
    },
    'trip/person.ui.json:7:3  safe: The words of "firstName" (Given name) changed.',
    'trip/person.ui.json:14:52  safe: The question "country" (Country) is asked as "radios" now, not as "select".',
  ],
  'another condition': [
    { 'trip/person.schema.json': ['"required": ["region"],', ''] },
    'trip/person.schema.json:18:3  warning: Other people than before must answer "region" (Region). Try every branch: npm run forms',
  ],
  'a question and a list that depend on another answer': [
    { 'trip/person.schema.json': ['"const": "The Gambia"', '"const": "Senegal"'] },
    'trip/person.schema.json:14:3  warning: Other people than before are asked "region" (Region). Answers of those who no longer are stay in their drafts and are not sent. Try every branch: npm run forms',
    'trip/person.schema.json:14:3  warning: For some people, other answers than before to "city" (City) are right. Try every branch: npm run forms',
  ],
  'other headings': [
    { 'trip/person.ui.json': ['"legend": "You"', '"legend": "Me"'] },
    'trip/person.ui.json:3:3  safe: The headings between the questions of the step "person" changed.',
  ],
  'a quiz with reordered options': [
    { 'trip/quiz.schema.json': ['["the 1st", "the 5th"]', '["the 5th", "the 1st", "the 9th"]'] },
    'trip/quiz.ui.json:7:15  warning: The right answer to "dueDay" (When is it due?) was "the 5th" and is "the 1st" now.',
    'trip/quiz.schema.json:5:80  safe: "the 9th" can be chosen from now on.',
  ],
});

testVerdicts('steps and forms', {
  'moved, added, changed': [
    {
      'trip/flow.json': (text: string) => {
        const flow = JSON.parse(text);
        const [about, person, { when: _when, ...visa }, quiz, review] = flow.steps;
        const bye = { id: 'bye', kind: 'end', path: '/bye', title: 'Bye' };
        const steps = [about, { ...quiz, path: '/quiz2' }, { ...person, title: 'P' }, visa, review, bye];
        return JSON.stringify({ ...flow, draft: { days: 3 }, steps }, null, 2);
      },
    },
    'trip/flow.json:7:3  warning: Phones keep answers for 3 days now, not for 7. Older ones are forgotten.',
    'trip/flow.json:22:7  warning: The address of the step "quiz" is /quiz2 now, not /trip-quiz. Links to the old one lead nowhere.',
    'trip/flow.json:33:5  warning: Other people than before come to the step "visa". Answers of those who no longer do stay in their drafts and are not sent.',
    'trip/flow.json:20:13  safe: The step "quiz" comes at another place now. People who are half-way go on at the first step that is not finished.',
    'trip/flow.json:27:5  safe: Heading, buttons or progress of the step "person" changed.',
    'trip/flow.json:47:13  safe: The step "bye" is new.',
  ],
  'another drawing': [
    { 'trip/flow.json': ['"progress": 40', '"progress": 40, "drawing": "calendar"'] },
    'trip/flow.json:17:5  safe: The picture of the step "person" changed.',
  ],
  'a lower version': [
    { 'trip/flow.json': ['"version": 1', '"version": 0'] },
    'trip/flow.json:4:14  breaking: The version of "trip" fell from 1 to 0.',
  ],
  'a form removed': [
    { 'trip/flow.json': null },
    'trip/flow.json:1:1  breaking: You removed the form "trip". People have drafts of it, and would lose them.',
  ],
  texts: [
    { 'trip/content/about.md': ['not', 'never'], 'portal.json': ['Safari', 'Tour'] },
    'portal.json:3:14  warning: The product’s name: “Safari” → “Tour”.',
    'trip/content/about.md:1:1  safe: The text of step "about" changed.',
  ],
  'a text removed': [
    { 'trip/content/about.md': null },
    'trip/content/about.md:1:1  safe: The text of step "about" is gone.',
  ],
  'the fees of a university': [
    { 'portal.json': ['"app_fee_flat": 0', '"app_fee_flat": 5'] },
    'portal.json:6:81  warning: Application fee (Gambia College): 0 → 5.',
  ],
});

const schoolRenamedFrom = (...old: string[]): Changes => ({
  'options/school.json': [
    '"const": "Gambia College", "title": "Gambia College", "code": 2',
    `"const": "The College", "title": "The College", "code": 2, "renamedFrom": ${JSON.stringify(old)}`,
  ],
});
const brikamaRenamedFrom = (names: string): Changes => ({
  'options/city.json': ['"renamedFrom": ["Brikama Ba"]', `"renamedFrom": ${names}`],
});

test.each<[what: string, changes: Changes, verdicts: string[]]>([
  [
    'reported, with the likely option',
    schoolRenamedFrom('Gambia Colege'),
    [
      'options/school.json:10:114  warning: "Gambia Colege" was no option, so that no answer becomes "The College" by this.\n    Write "Gambia College".',
    ],
  ],
  [
    'reported with the only removed option, if none is similar',
    schoolRenamedFrom('GC'),
    [expect.stringContaining('Write "Gambia College".')],
  ],
  [
    'reported for deletion if no option was removed',
    brikamaRenamedFrom('["Brikama Ba", "Nowhere"]'),
    [
      expect.stringMatching(
        /^options\/city\.json:11:37 {2}warning: "Nowhere" was no option.*\n {4}Delete it here\.$/,
      ),
    ],
  ],
  ['not reported if it is correct', schoolRenamedFrom('Gambia College'), []],
  ['not reported if it was known before', brikamaRenamedFrom('[ "Brikama Ba" ]'), []],
])('an unknown earlier name is %s', (_what, changes, verdicts) => {
  const words = verdictsOn(changes).map((each) => formatVerdict(each));
  expect(words.filter((each) => each.includes('was no option'))).toEqual(verdicts);
});

test('breaking verdicts have lines to paste', () => {
  const removed = verdictsOn({
    'options/school.json': (text) => text.replaceAll('Gambia College', 'Gambia Colege'),
  });
  expect(removed.map((each) => formatVerdict(each, 'schemas'))[0]?.split('\n')).toEqual([
    'schemas/options/school.json:10:48  breaking: You removed "Gambia College", or renamed it to "Gambia Colege". People have drafts with it (trip › school), and would lose that answer.',
    '    Rename stored answers to "Gambia Colege": write that line so.',
    '        { "const": "Gambia Colege", "title": "Gambia Colege", "code": 2, "renamedFrom": ["Gambia College"] }',
    '    Or: Change stored answers to another option: make a file trip/migrations.json with this in it, and write "version": 2 in trip/flow.json.',
    '        {',
    '          "$schema": "../meta/migrations.schema.json",',
    '          "changes": [',
    '            { "version": 2, "mapOption": "school", "option": "Gambia College", "to": "…" }',
    '          ]',
    '        }',
    '    Or: Ask people to choose again: make a file trip/migrations.json with this in it, and write "version": 2 in trip/flow.json.',
    '        {',
    '          "$schema": "../meta/migrations.schema.json",',
    '          "changes": [',
    '            { "version": 2, "drop": "school", "option": "Gambia College" }',
    '          ]',
    '        }',
    '    Or: Mark it as retired instead: add this line before "Gambia Colege".',
    '        { "const": "Gambia College", "title": "Gambia College", "code": 2, "deprecated": true },',
  ]);
});

const twoNew =
  '"Polytechnic A", "title": "A", "code": 2 }, { "const": "Institute B", "title": "B", "code": 3';

test.each<[list: string, changes: Changes, does: string]>([
  [
    'whose options say what they were called',
    { 'options/school.json': ['"Gambia College", "title": "Gambia College", "code": 2', twoNew] },
    'set',
  ],
  ['of names alone', { 'options/country.json': ['"Ghana"', '"Polytechnic A", "Institute B"'] }, 'write'],
])('offers each option added to a list %s as the new name of a removed one', (_list, changes, does) => {
  const remedies = verdictsOn(changes).flatMap((each) => each.remedies);
  const asked = remedies.filter(({ words }) => words.startsWith('Rename'));
  expect(asked.map(({ words }) => words)).toEqual([
    'Rename stored answers to "Polytechnic A"',
    'Rename stored answers to "Institute B"',
  ]);
  expect(asked.map((each) => each.changes?.[0]?.do)).toEqual([does, does]);
});

test('answers can be moved to a new question of the same kind', () => {
  const changes = { ...withoutYear, ...asked({ town: text, note: text, day: date }) };
  const remedies = verdictsOn(changes).flatMap((each) => each.remedies);
  const move = remedies.find(({ words }) => words === 'Move its answers to another question');
  expect(move?.choices).toEqual(['town', 'note']);
});

test('reports a removed migration, because phones may hold answers from before it', () => {
  const line = '{ "version": 2, "drop": "nickname" }';
  const after = changed(tripTexts(), { 'trip/flow.json': version2 });
  const before = changed(after, { 'trip/migrations.json': migrationsText(line) });
  const found = diffSchemas(sourceOfTexts(before), sourceOfTexts(after));
  expect(found.map((each) => formatVerdict(each))).toEqual([
    `trip/migrations.json:1:1  breaking: You removed or changed a line. Phones may still hold answers from before that change, which would be lost.\n    Put it back.\n        ${line}`,
  ]);
});
