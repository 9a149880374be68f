import { expect, test } from 'vitest';
import { activeFields, type StepAnswers, stepOf } from '#engine/core/index.ts';
import { runtimeFlow } from '#scripts/schemas/compile/runtime-flow.ts';
import { flowsOf } from '#scripts/schemas/source/flows.ts';
import {
  type Changes,
  changed,
  migrationsText,
  sourceOfTexts,
  tripTexts,
} from '#scripts/schemas/testing/fixture.ts';
import { filesOf } from '../../files/schema-files.ts';
import { sayingsOf } from '../questions.ts';
import { authoredStep, samplesOf } from './authored.ts';
import { isAsked, sampleAnswers, statesOf } from './states.ts';

const today = '2026-11-20';

function tripWith(changes: Changes = {}) {
  const texts = changed(tripTexts(), changes);
  const source = sourceOfTexts(texts);
  const flow = runtimeFlow(source, flowsOf(source)[0]!);
  const files = filesOf(texts);
  const statesAt = (id: string) =>
    statesOf(flow, stepOf(flow, id), samplesOf(files, 'trip'), authoredStep(files, 'trip', id), today);
  return { flow, statesAt };
}

const [gambian, blankName] = ['gambian', 'blank-name'].map(
  (name) => tripTexts().get(`trip/samples/${name}.json`)!,
) as [string, string];
const { statesAt, flow } = tripWith({
  'trip/flow.json': ['"version": 1', '"version": 2'],
  'trip/migrations.json': migrationsText('{ "version": 2, "rename": "givenName", "to": "firstName" }'),
  'trip/samples/again.json': gambian,
  'trip/samples/blank-again.json': blankName,
  'trip/samples/old.json': gambian
    .replace('At home in The Gambia', 'Then')
    .replace('"answers"', '"version": 1, "answers"')
    .replace('"firstName": "Awa"', '"givenName": "Binta"'),
});

const blank = 'Wrong: A name of spaces, a day that does not exist, and digits that are none';

test('knows which questions a condition hides, and the answers of a sample', () => {
  const person = stepOf(flow, 'person');
  expect(isAsked(flow, person, { person: { country: 'Ghana' } }, 'region')).toBe(false);
  expect(isAsked(flow, person, { person: { country: 'The Gambia' } }, 'region')).toBe(true);
  expect(sampleAnswers(statesAt('person').states, 'person')).toMatchObject({ firstName: 'Awa' });
  expect(sampleAnswers([], 'person')).toBeUndefined();
});

test('shows a form empty, filled, in each branch, and with each mistake once', () => {
  expect(statesAt('person').states.map(({ title, says }) => [title, ...says])).toEqual([
    ['Empty'],
    ['Filled: At home in The Gambia'],
    ['Filled: Then'],
    ['Country: The Gambia'],
    ['Country: Ghana'],
    [
      'Nothing answered, and the button pressed',
      ...['Enter your first name', 'Enter your date of birth', 'Select your country', 'Enter your city'],
    ],
    [blank, 'Enter your first name', 'Your date of birth must be a real date'],
  ]);
  expect(statesAt('visa').states.map(({ title, says }) => [title, ...says])).toEqual([
    ['Empty'],
    ['Nothing answered, and the button pressed', 'Enter your visa number', 'Select a scan of your visa'],
    [blank, 'Enter digits only'],
    ['File too large', 'File size exceeds 1MB'],
    ['File of another type', 'Choose a JPG or PDF file'],
  ]);
});

test('reports a condition that no answers make both true and false', () => {
  const never = '{ "if": { "required": ["city"], "not": { "required": ["city"] } }, "then": {} }';
  const trip = tripWith({
    'trip/person.schema.json': ['"if": {', `"allOf": [${never}],\n  "if": {`],
  });
  expect(trip.statesAt('person').unreached).toEqual([2]);
});

test('migrates answers of an earlier version', () => {
  const old = statesAt('person').states.find(({ id }) => id === 'filled-old');
  expect(old?.answers.person).toMatchObject({ firstName: 'Binta' });
});

test('finds answers that lead to a conditional step', () => {
  expect(statesAt('visa').states[0]?.answers.person).toMatchObject({ country: 'Ghana' });
});

test('shows mistakes of unchecked steps at the submitting step', () => {
  const trip = tripWith({ 'trip/flow.json': ['"title": "Visa",', '"title": "Visa", "check": "submit",'] });
  const titlesAt = (id: string) => trip.statesAt(id).states.map(({ title }) => title);
  expect(titlesAt('visa')).toEqual(['Empty', 'File too large', 'File of another type']);
  expect(titlesAt('review')).toEqual([
    'Filled: At home in The Gambia',
    'All but one answer missing, and the button pressed',
    blank,
  ]);
});

test('ignores other steps for a form on its own page', () => {
  const trip = tripWith({
    'trip/flow.json': (text) =>
      text
        .replaceAll(/"path": "[^"]*",/g, '')
        .replace(/,\n {4}\{ "id": "review".*/, '')
        .replace('"pageSize": 2', '"kind": "form", "submit": "Send"'),
  });
  const { states } = trip.statesAt('quiz');
  expect(states.map(({ title, says }) => [title, ...says])).toEqual([
    ['Empty'],
    ['Filled: At home in The Gambia'],
    ['Nothing answered, and the button pressed', 'Select an answer'],
  ]);
});

test('shows each quiz page after correct answers to the pages before', () => {
  const second = (from: RegExp) => (text: string) =>
    text.replace(from, (question) => `${question}, ${question.replace('dueDay', 'second')}`);
  const { states } = tripWith({
    'trip/flow.json': ['"pageSize": 2', '"pageSize": 1'],
    'trip/quiz.schema.json': second(/"dueDay": \{.*?\}/),
    'trip/quiz.ui.json': second(/"dueDay": \{.*?\n {2}\}/s),
    'trip/samples/gambian.json': ['"the 5th"', '"the 5th", "second": "the 5th"'],
  }).statesAt('quiz');
  expect(states.map(({ id, presses, says }) => [id, presses, says])).toEqual([
    ['1-empty', 0, []],
    ['1-early', 1, ['Answer every question']],
    ['1-wrong', 1, ['Try again.']],
    ['1-right', 1, ['Correct! Safari says so.']],
    ['2-empty', 2, []],
    ['2-early', 3, ['Answer every question']],
    ['2-wrong', 3, ['Try again.']],
    ['2-right', 3, ['Correct! Safari says so.']],
  ]);
  expect(states.at(-2)?.answers.quiz).toEqual({ dueDay: 'the 5th', second: 'the 1st' });
});

test('lists every message of a question once, over all branches', () => {
  const said = (id: string, name: string, ...given: readonly StepAnswers[]) => {
    const step = stepOf(flow, id);
    const variants = given.flatMap((answers) => activeFields(flow, step, answers));
    return sayingsOf(
      step,
      variants.filter((field) => field.name === name),
    ).map(({ when, message }) => `${when}: ${message}`);
  };
  expect(said('person', 'city', {}, { country: 'The Gambia' })).toEqual([
    'no answer: Enter your city',
    'too long: Your city must be 60 characters or fewer',
    'no answer, not in the list: Select your city',
  ]);
  expect(said('visa', 'scan', {})).toEqual([
    'no answer: Select a scan of your visa',
    'file too large: File size exceeds 1MB',
    'file of another type: Choose a JPG or PDF file',
    'a PDF that needs a password: This PDF needs a password to open. Choose another one',
  ]);
});

test('lists the same refusals for several files as for one', () => {
  const { states } = tripWith({
    'trip/visa.schema.json': [
      /"scan": .*/,
      '"scan": { "type": "array", "items": { "type": "string", "format": "file", "maxBytes": 1000, "fileTypes": ["pdf"] } },',
    ],
    'trip/visa.ui.json': ['"ui:widget": "file"', '"ui:widget": "files"'],
  }).statesAt('visa');
  expect(states.find(({ id }) => id === 'scan-maxBytes')).toMatchObject({
    answers: { visa: { scan: [] } },
    choose: { field: 'scan', name: 'file.pdf', size: 1001 },
    says: ['File size exceeds 1MB'],
  });
});
