import { expect, test } from 'vitest';
import { type Changes, changed, sourceOfTexts, tripTexts } from '../testing/fixture.ts';
import { testVerdicts } from '../testing/test-verdicts.ts';
import { diffSchemas } from './compare.ts';
import { formatVerdict } from './verdict.ts';

const today = '2027-03-01';
const submit = (line: string): Changes => ({ 'trip/flow.json': [/"submit": \{.*/, `"submit": { ${line} }`] });
const period = (days: string): Changes => ({
  'trip/flow.json': ['"access": "public",', `"access": "public", ${days},`],
});
const sentBy = (who: string) => submit(`"who": "${who}", "wait": "accepted", "go": "/home"`);

const closeFirst =
  '\n    Put it back, and write "closes" with a day into flow.json. Change this later, when that day is over.';

testVerdicts('a form is', {
  'sent by anyone': [
    sentBy('anyone'),
    'trip/flow.json:31:15  warning: The form is sent by "anyone" now, not by "student".',
  ],
  'sent once': [
    submit('"who": "student", "wait": "accepted", "go": "/home", "once": "per-student"'),
    'trip/flow.json:31:68  warning: People send it once from now on. Whoever has sent it already cannot send it again.',
  ],
  'sent elsewhere, without waiting': [
    submit(
      '"who": "student", "wait": "at-once", "go": "/home", "to": { "path": "/trips", "student": "id", "keys": [] }',
    ),
    'trip/flow.json:31:3  warning: What happens at the end of the form changed. Try it once.',
    'trip/flow.json:31:67  warning: The answers go elsewhere now. Ask those who get them, there and here.',
  ],
  'worded differently': [
    submit('"who": "student", "wait": "accepted", "go": "/home", "refused": "No."'),
    'trip/flow.json:31:3  safe: The words about what was sent changed.',
  ],
  prefilled: [
    period('"prefill": { "firstName": "{{first_name}}" }'),
    'trip/flow.json:6:23  safe: What is filled in beforehand changed. Answers that were given stay.',
  ],
  'changed to keep an answer on the phone': [
    { 'trip/person.ui.json': ['"noun": "your first name"', '"noun": "your first name", "sent": false'] },
    'trip/person.ui.json:7:3  warning: The answer to "firstName" (First name) stays on the phone now. Those that were sent are kept.',
  ],
  'changed to send an answer as a number': [
    { 'trip/visa.ui.json': ['"digits"', '"decimal"'] },
    'trip/visa.ui.json:5:18  warning: The question "visaNumber" (Visa number, {{firstName}}) is asked as "decimal" now, not as "digits". Whoever gets its answers gets a number.',
  ],
  'new, and sent by anyone': [
    { 'tour/flow.json': '{ "id": "tour", "version": 1, "steps": [], "submit": { "who": "anyone" } }' },
    'tour/flow.json:1:1  safe: The form "tour" is new. Anyone can send it.',
  ],
});

test.each<[what: string, then: Changes, now: Changes, ...verdicts: string[]]>([
  [
    'sent by students only',
    sentBy('anyone'),
    {},
    `trip/flow.json:31:15  breaking: The form is sent by "student" now, not by "anyone". Answers that are on their way would be refused.${closeFirst}`,
  ],
  [
    'sent by nobody',
    {},
    sentBy('nobody'),
    `trip/flow.json:31:15  breaking: The form is sent by "nobody" now, not by "student". Answers that are on their way would be refused.${closeFirst}`,
  ],
  [
    'sent, after it was not',
    sentBy('nobody'),
    {},
    'trip/flow.json:31:15  warning: The form is sent by "student" now, not by "nobody".',
  ],
  [
    'sent repeatedly',
    submit('"who": "student", "wait": "accepted", "go": "/home", "once": "per-student"'),
    {},
    'trip/flow.json:31:3  safe: People may send it again and again now.',
  ],
  [
    'open for longer',
    period('"opens": "2027-03-02", "closes": "2027-03-31"'),
    period('"opens": "2027-03-02", "closes": "2027-04-30"'),
    'trip/flow.json:6:46  safe: Answers are taken from 2027-03-02 until 2027-04-30 now, not from 2027-03-02 until 2027-03-31.',
  ],
  [
    'opened on a later day',
    period('"opens": "2027-03-02"'),
    period('"opens": "2027-03-09"'),
    'trip/flow.json:6:23  warning: Answers are taken from 2027-03-09 now, not from 2027-03-02. Those that come on other days are refused.',
  ],
  [
    'removed while it takes answers',
    period('"closes": "2027-03-01"'),
    { 'trip/flow.json': null },
    `trip/flow.json:1:1  breaking: You removed the form "trip". People have drafts of it, and would lose them.${closeFirst}`,
  ],
  [
    'removed after it has closed',
    period('"closes": "2027-02-28"'),
    { 'trip/flow.json': null },
    'trip/flow.json:1:1  warning: You removed the form "trip", which closed on 2027-02-28. Export its answers first: npm run office -- export trip --out trip.csv',
  ],
  [
    'changed to send an answer',
    { 'trip/person.ui.json': ['"noun": "your first name"', '"noun": "your first name", "sent": false'] },
    {},
    'trip/person.ui.json:7:3  warning: The answer to "firstName" (First name) is sent now, also where it was given before.',
  ],
])('a form is %s', (_what, then, now, ...verdicts) => {
  const [before, after] = [then, now].map((changes) => sourceOfTexts(changed(tripTexts(), changes)));
  const formatted = diffSchemas(before!, after!, today).map((each) => formatVerdict(each));
  expect(formatted).toEqual(verdicts);
});
