import { expect, test } from 'vitest';
import { checkSource } from '#scripts/schemas/check.ts';
import { diffSchemas } from '#scripts/schemas/diff/compare.ts';
import { retire } from '#scripts/schemas/retire.ts';
import { portalTexts, sourceOfTexts } from '#scripts/schemas/testing/fixture.ts';
import { withChanges } from '#scripts/schemas/testing/right-edits/edit.ts';
import { guideTasks } from './edits/guide-tasks.ts';
import { setSlips } from './edits/set-slips.ts';
import { newForm, sectionOf, tasks } from './guide.ts';

/* What schemas/README.md says can go wrong with each task, done on purpose. */

const clean = new Map([...portalTexts(), ...Object.entries(newForm.files)]);

/** What the guide says can go wrong, done on purpose: where, what, and the words that follow. */
const slips: readonly [heading: string, file: string, from: string | RegExp, to: string, words: string][] = [
  ['Add an option', 'options/how-heard.json', '"Friend",', '"Friend"', 'A comma is missing here'],
  [
    'Add an option',
    'options/city.json',
    '"oneOf": [',
    '"oneOf": [{ "const": "Gunjur", "title": "Gunjur" },',
    '"Gunjur" has no "region", and the other options have one',
  ],
  [
    'Add an option',
    'options/school.json',
    '"oneOf": [',
    '"oneOf": [{ "const": "Another College", "title": "Another College", "code": 5 },',
    'The fees of "Another College" are missing',
  ],
  [
    'Rename an option',
    'options/city.json',
    /"Serekunda",(?=\s*"title")/,
    '"Serrekunda",',
    '"Serekunda" is no option of this list',
  ],
  [
    'Reword a question',
    'application/basic.ui.json',
    '"ui:title": "Surname"',
    '"ui:title": "Your "family" name"',
    'A quotation mark inside a text ends it',
  ],
  [
    'Reword a question',
    'application/basic.ui.json',
    '"surname": {',
    '"familyName": {',
    'There is no question "familyName"',
  ],
  [
    'Change a message',
    'application/loan.ui.json',
    '"rows": 6',
    '"rows": 6, "messages": { "requird": "Write it" }',
    'Nobody will see these words: "loanQuestion" has no rule "requird"',
  ],
  [
    'Add a question',
    'application/basic.schema.json',
    '"surname": {',
    '"nickname": { "type": "string", "maxLength": 40 }, "surname": {',
    'The question "nickname" has no words',
  ],
  [
    'Take a question away, or give it another name',
    'application/basic.schema.json',
    /"ethnicity": .*\n\s*/,
    '',
    'There is no question "ethnicity"',
  ],
  [
    'Take a question away, or give it another name',
    'application/academic.schema.json',
    /"major": .*\n\s*/,
    '',
    'Other programs need the answer "major"',
  ],
  [
    'Take a question away, or give it another name',
    'application/basic.ui.json',
    /"ethnicity": \{[^}]*\},\n\s*/,
    '',
    'A group cannot show "ethnicity"',
  ],
  [
    'Give a form a new version',
    'application/flow.json',
    '"version": 1',
    '"version": 2',
    'No sample shows that answers of version 1 are still understood',
  ],
  [
    'Let one answer decide about another',
    'application/basic.schema.json',
    '"if": {',
    '"if": { "required": ["gender"] }, "then": { "required": ["email"] }, "if": {',
    '"if" is given twice here, and only the last one would count',
  ],
  [
    'Let one answer decide about another',
    'application/loan.schema.json',
    '"required": ["loanQuestion"]',
    '"required": ["loanQuestion"], "if": { "required": ["loanQuestion"] }, "then": { "properties": { "loanQuestion": false } }',
    'would take this very question off the screen',
  ],
  [
    'Let one answer decide about another',
    'business-loan/amounts.schema.json',
    '"required": [',
    '"if": { "properties": { "loan_amount": { "maximum": -1 } }, "required": ["loan_amount"] }, "then": { "required": ["loan_amount"] }, "required": [',
    'This is never true',
  ],
  [
    'Let one answer decide about another',
    'business-loan/amounts.schema.json',
    '"required": [',
    '"if": { "properties": { "loan_amount": { "from": "today" } }, "required": ["loan_amount"] }, "then": { "required": ["loan_amount"] }, "required": [',
    '"from" is for a date or a time',
  ],
  [
    'Limit a date',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "from": "2027-02-30" }, "loan_amount": {',
    '"2027-02-30" is no day of the calendar',
  ],
  [
    'Limit a date',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "from": "2028-01-01", "to": "2027-12-31" }, "loan_amount": {',
    'it must be from "2028-01-01" to "2027-12-31"',
  ],
  [
    'Limit a date',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"loan_amount": { "age": { "minimum": 18 },',
    '"age" is for a date',
  ],
  [
    'Hold one answer against another',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "after": "firstPaymnt" }, "loan_amount": {',
    'There is no question "firstPaymnt"',
  ],
  [
    'Hold one answer against another',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "after": "loan_amount" }, "loan_amount": {',
    'they cannot be compared',
  ],
  [
    'Hold one answer against another',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"words": { "type": "string", "maxLength": 9, "after": "loan_amount" }, "loan_amount": {',
    '"after" is for dates, times and numbers',
  ],
  [
    'Let an answer follow from others',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"all": { "type": "number", "computed": { "sum": ["all"] } }, "loan_amount": {',
    'would follow from itself',
  ],
  [
    'Let an answer follow from others',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"all": { "type": "number", "computed": { "sum": ["business_name"] } }, "loan_amount": {',
    '"sum" is made of a number, and "business_name" is a text',
  ],
  [
    'Let an answer follow from others',
    'business-loan/amounts.schema.json',
    '"loan_amount": {',
    '"loan_amount": { "computed": { "sum": ["avg_monthly_sales"] },',
    'so that nobody can be asked for it',
  ],
  [
    'Add a step',
    'application/flow.json',
    /\{\s*"id": "loan"/,
    '{ "id": "family", "title": "Family", "path": "/family", "progress": 60 }, { "id": "loan"',
    'The step "family" has no file family.schema.json',
  ],
  [
    'Add a step',
    'application/flow.json',
    '"progress": 50',
    '"progress": 90',
    'The progress falls here, from 90 to 75',
  ],
  [
    'Add a step',
    'application/flow.json',
    '"progress": 25',
    '"progress": 25, "when": { "properties": { "workStatus": { "const": "Other" } }, "required": ["workStatus"] }',
    'There is no question "workStatus" before this step',
  ],
  [
    'The same questions for each of several',
    'rows/household.ui.json',
    /"summary": "\{\{firstName.*\n\s*/,
    '',
    'Nothing tells the rows of "members" apart',
  ],
  ['Add a form', 'workshop/flow.json', '"who": "student",', '', '"workshop" does not say who sends it'],
  [
    'Add a form',
    'workshop/flow.json',
    /"path": "\/workshop",.*"path": "\/workshop-booked",/s,
    '"title": "Place", "submit": "Book" }, { "id": "booked", "kind": "end",',
    'Nobody can open "workshop": it has no address',
  ],
  [
    'Add a form',
    'workshop/flow.json',
    '"path": "/workshop"',
    '"path": "/home"',
    '/home is the address of a page of the site already',
  ],
  [
    'Add a form',
    'workshop/flow.json',
    '"go": "/workshop-booked"',
    '"go": "/resources"',
    'Nobody would see the last page',
  ],
  [
    'Add a form',
    'workshop/flow.json',
    '"prefill": { "name"',
    '"prefill": { "nmae"',
    'There is no question "nmae" to fill in',
  ],
  [
    'Add a form',
    'workshop/flow.json',
    '"steps"',
    '"closes": "2027-02-30", "steps"',
    'There is no day "2027-02-30"',
  ],
  [
    'Add a form',
    'workshop/flow.json',
    '"id": "workshop"',
    '"id": "workshp"',
    'is in the folder "workshop" and calls itself "workshp"',
  ],
  [
    'Write a page of text',
    'information/content/about.md',
    'It is **not a scholarship**',
    'It is *not a scholarship*',
    'Slanted text (*like this*) cannot be shown in a content page',
  ],
  [
    'Write a page of text',
    'information/content/about.md',
    '**not a scholarship**',
    '**not a scholarship',
    'The bold words that begin or end here have no other end',
  ],
  [
    'Change the quiz',
    'information/learning-check.ui.json',
    '"answer": 3',
    '"answer": 5',
    '"dueDate" has 4 options; there is no option 5',
  ],
  [
    'Samples',
    'application/samples/valid.json',
    '"Serekunda"',
    '"Nowhere"',
    'must be right, and its answer to "residenceCity" is refused',
  ],
  [
    'Fill in a real bank account, link or phone number',
    'portal.json',
    /000000000000000000",\s*"placeholder": true(?=\s*\},)/,
    '000000000000000000", "placeholder": false',
    'Students would read "Bank name to be confirmed" as real: its "placeholder" is false',
  ],
  [
    'Fill in a real bank account, link or phone number',
    'portal.json',
    /000000000000000000(?=",\s*"placeholder": true\s*\},)/,
    '12',
    'is not written as "accountNumber" must be',
  ],
  [
    'Change the colour',
    'portal.json',
    '#00D29D',
    '#1E3A8A',
    'The words of buttons could not be read on #1E3A8A',
  ],
  [
    'Change the contract',
    'portal.json',
    'for {{student}}. The',
    'for {{studnt}}. The',
    '{{studnt}} stands for nothing here',
  ],
];

function edited(file: string, from: string | RegExp, to: string) {
  const before = clean.get(file)!;
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has nowhere: ${from}`);
  return sourceOfTexts(new Map([...clean, [file, after]]));
}

/** The folder once staff have done what the guide tells under a heading. */
const done = (heading: string) =>
  guideTasks
    .filter(({ task }) => task === heading)
    .reduce((files, { changes }) => withChanges(files, Object.entries(changes)), clean);

const saysOf = (heading: string) => sectionOf(heading).replaceAll(/\s+/g, ' ');

test.each(slips)('the check: %s, in %s, %s → %s', (heading, file, from, to, words) => {
  const found = checkSource(edited(file, from, to), { today: '2026-11-22' });
  expect(found.map(({ message }) => message).join('\n')).toContain(words);
  expect(saysOf(heading)).toContain(words);
});

test.each(setSlips)('the check: %s, done, and then: %s', (heading, words, changes) => {
  const source = sourceOfTexts(withChanges(done(heading), Object.entries(changes)));
  const found = checkSource(source, { today: '2026-11-22' });
  expect(found.map(({ message }) => message).join('\n')).toContain(words);
  expect(saysOf(heading)).toContain(words);
});

const changes = [
  [
    'Rename an option',
    edited('options/city.json', '"const": "Serekunda"', '"const": "Serrekunda", "renamedFrom": ["Serekund"]'),
    'was no option, so that no answer becomes',
  ],
  [
    'Take a question away, or give it another name',
    edited('application/basic.schema.json', /"ethnicity": .*\n\s*/, ''),
    'People have drafts with answers to it',
  ],
  [
    'Change the quiz',
    edited('information/learning-check.ui.json', '"answer": 3', '"answer": 2'),
    'The right answer to "dueDate"',
  ],
] as const;

test.each(changes)('the diff: %s', (heading, after, words) => {
  const verdicts = diffSchemas(sourceOfTexts(clean), after);
  expect(verdicts.map(({ message }) => message).join('\n')).toContain(words);
  expect(saysOf(heading)).toContain(words);
});

const unretired = ['There is no option "Journalist"', 'is the last option that can be chosen'];

test('the command that retires', () => {
  const yesNo = clean.get('options/yes-no.json')!;
  const onlyNo = retire('options/yes-no.json', yesNo, 'Yes');
  const problems = [
    retire('options/major.json', clean.get('options/major.json')!, 'Journalist'),
    'text' in onlyNo ? retire('options/yes-no.json', onlyNo.text, 'No') : onlyNo,
  ].map((retired) => ('problem' in retired ? retired.problem : ''));
  for (const [index, words] of unretired.entries()) {
    expect(problems[index]).toContain(words);
    expect(saysOf('Retire an option')).toContain(words);
  }
});

/** The words of the check that a section quotes. */
function quoted(task: string): string[] {
  const [, ...wrong] = saysOf(task).split('What can go wrong:');
  return [...wrong.join(' ').matchAll(/“(\S.*?)”/g)].map(([, words]) => words!);
}

test('what can go wrong is said in the section of each task, and all of it is tried here', () => {
  expect(tasks().filter((task) => quoted(task).length === 0)).toEqual([]);
  const tried = [
    slips.map((slip) => slip[4]),
    setSlips.map((slip) => slip[1]),
    changes.map((each) => each[2]),
  ];
  const all = [...tried.flat(), ...unretired];
  expect(tasks().flatMap((task) => quoted(task).filter((words) => !all.includes(words)))).toEqual([]);
});
