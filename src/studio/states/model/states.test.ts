import { expect, test } from 'vitest';
import {
  type Answers,
  activeFields,
  type Flow,
  type FlowDefinition,
  type StepAnswers,
  type StepDefinition,
  stepOf,
  textOf,
  type Validator,
} from '#engine/core/index.ts';
import { sayingsOf } from '../questions.ts';
import type { Sample } from './authored.ts';
import { isAsked, sampleAnswers, statesOf } from './states.ts';

const today = '2026-11-20';

const quizQuestion = (number: number, own: { noun: string; answer: number }) => ({
  ...{ label: `${number}?`, widget: 'radios' as const, ...own },
  feedback: { right: `R${number}`, wrong: `W${number}` },
});

const definition: FlowDefinition = {
  id: 'trip',
  version: 2,
  title: 'Trip',
  access: 'public',
  path: '/trip',
  migrations: [{ version: 2, rename: 'land', to: 'country' }],
  steps: [
    {
      id: 'where',
      kind: 'form',
      title: 'Where',
      check: 'step',
      fields: {
        country: { type: 'string', enum: ['Here', 'Abroad'] },
        visa: { type: 'string', minLength: 3, maxLength: 10, pattern: '\\S' },
        scan: { type: 'string', maxBytes: 1000, fileTypes: ['pdf'] },
      },
      required: ['country'],
      conditions: [
        { if: 'abroad', then: { required: ['visa'] }, else: { properties: { visa: false } } },
        { if: 'never', then: { required: ['scan'] } },
      ],
      ui: {
        country: { label: 'Country', noun: 'your country', widget: 'radios' },
        visa: { label: 'Visa', noun: 'your visa number', widget: 'text' },
        scan: {
          label: 'Scan',
          noun: 'a scan',
          widget: 'file',
          messages: {
            maxBytes: { text: 'Too large' },
            fileTypes: { text: 'PDF only' },
            locked: { text: 'Locked' },
          },
        },
      },
    },
    {
      id: 'border',
      kind: 'form',
      title: 'At the border',
      check: 'submit',
      when: 'abroad at all',
      fields: { reason: { type: 'string', maxLength: 5 } },
      required: ['reason'],
      ui: { reason: { label: 'Reason', noun: 'your reason', widget: 'text' } },
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: 'Quiz',
      check: 'step',
      pageSize: 1,
      fields: { one: { type: 'string', enum: ['a', 'b'] }, two: { type: 'string', enum: ['c', 'd'] } },
      required: ['one', 'two'],
      ui: {
        one: quizQuestion(1, { noun: 'one', answer: 2 }),
        two: quizQuestion(2, { noun: 'two', answer: 1 }),
      },
    },
    { id: 'review', kind: 'review', title: 'Review', check: 'step', submit: 'Send' },
    { id: 'done', kind: 'end', title: 'Done', check: 'step' },
  ],
};

/**
 * Returns a validator that reports missing required answers or, if `reason` has more than 5 characters, only
 * that `reason` is too long.
 */
function validatorOf(step: StepDefinition): Validator {
  const validate: Validator = (data) => {
    const answers = data as StepAnswers;
    const missing = (step.required ?? []).filter((name) => !answers[name]);
    validate.errors = missing.map((missingProperty) => ({
      keyword: 'required',
      instancePath: '',
      params: { missingProperty },
    }));
    if (textOf(answers.reason).length > 5)
      validate.errors = [{ keyword: 'maxLength', instancePath: '/reason', params: {} }];
    return validate.errors.length === 0;
  };
  return validate;
}

const isAbroad = (data: unknown) => (data as StepAnswers).country === 'Abroad';
const flow: Flow = {
  definition,
  validators: {
    ...Object.fromEntries(definition.steps.map((step) => [step.id, validatorOf(step)])),
    abroad: isAbroad,
    'abroad at all': isAbroad,
    never: () => false,
  },
};

const right = { quiz: { one: 'b', two: 'c' } };
const samples: Sample[] = [
  sample('here', { ...right, where: { country: 'Here' } }),
  sample('here-again', { ...right, where: { country: 'Here' } }),
  sample('no-country', { ...right, where: { scan: 'x' } }),
  sample('long', { ...right, where: { country: 'Abroad', visa: '123' }, border: { reason: 'A long one' } }),
  { ...sample('old', { ...right, where: { land: 'Here', scan: 'x' } }), version: 1 },
];

function sample(name: string, answers: Answers): Sample {
  return { file: `schemas/trip/samples/${name}.json`, title: name, answers };
}

const abroad = { properties: { country: { const: 'Abroad' } }, required: ['country'] };
const authored = { conditions: [abroad, { required: ['scan'] }], when: abroad, files: [] };
const statesAt = (id: string) => statesOf(flow, stepOf(flow, id), samples, authored, today);
const titlesAt = (id: string) => statesAt(id).states.map(({ title }) => title);

test('knows which questions a condition hides, and the answers of a sample', () => {
  const where = stepOf(flow, 'where');
  expect(isAsked(flow, where, { where: { country: 'Here' } }, 'visa')).toBe(false);
  expect(isAsked(flow, where, { where: { country: 'Abroad' } }, 'visa')).toBe(true);
  expect(sampleAnswers(statesAt('where').states, 'where')).toEqual({ country: 'Here' });
  expect(sampleAnswers([], 'where')).toBeUndefined();
});

test('shows a form empty, filled, in each branch, and with each mistake once', () => {
  expect(statesAt('where').states.map(({ title, says }) => [title, ...says])).toEqual([
    ['Empty'],
    ['Filled: here'],
    ['Filled: old'],
    ['Country: Abroad'],
    ['Country: Here'],
    ['Nothing answered, and the button pressed', 'Select your country'],
    ['Wrong: no-country', 'Select your country'],
    ['File too large', 'Too large'],
    ['File of another type', 'PDF only'],
  ]);
});

test('reports a condition that no answers make both true and false', () => {
  expect(statesAt('where').unreached).toEqual([2]);
});

test('migrates answers of an earlier version', () => {
  const old = statesAt('where').states.find(({ id }) => id === 'filled-old');
  expect(old?.answers.where).toEqual({ country: 'Here', scan: 'x' });
});

test('finds answers that lead to a conditional step', () => {
  expect(statesAt('border').states[0]?.answers.where).toEqual({ country: 'Abroad' });
});

test('shows mistakes of unchecked steps at the submitting step', () => {
  expect(titlesAt('border')).toEqual(['Empty']);
  expect(titlesAt('review')).toEqual([
    'Filled: here',
    'Filled: old',
    'All but one answer missing, and the button pressed',
    'Wrong: long',
  ]);
});

test('ignores other steps for a form on its own page', () => {
  const [first, ...others] = definition.steps;
  const small = {
    ...definition,
    path: undefined,
    steps: [first!, { ...others[0]!, check: 'step' as const }],
  };
  const alone = { ...flow, definition: small };
  const { states } = statesOf(alone, small.steps[1]!, samples, authored, today);
  const missing = states.find(({ id }) => id === 'missing');
  expect(missing?.says).toEqual(['Enter your reason']);
  expect(states.map(({ title }) => title)).not.toContain('Wrong: no-country');
});

test('shows each quiz page after correct answers to the pages before', () => {
  const { states } = statesAt('quiz');
  expect(states.map(({ id, presses, says }) => [id, presses, says])).toEqual([
    ['1-empty', 0, []],
    ['1-early', 1, ['Answer every question']],
    ['1-wrong', 1, ['W1']],
    ['1-right', 1, ['R1']],
    ['2-empty', 2, []],
    ['2-early', 3, ['Answer every question']],
    ['2-wrong', 3, ['W2']],
    ['2-right', 3, ['R2']],
  ]);
  expect(states.at(-2)?.answers.quiz).toEqual({ one: 'b', two: 'd' });
});

test('lists every message of a question once, over all branches', () => {
  const step = stepOf(flow, 'where');
  const given: StepAnswers[] = [{}, { country: 'Abroad' }];
  const variants = given.flatMap((answers) => activeFields(flow, step, answers));
  const said = (name: string) =>
    sayingsOf(
      step,
      variants.filter((field) => field.name === name),
    ).map(({ when, message }) => `${when}: ${message}`);
  expect(said('country')).toEqual(['no answer, not in the list: Select your country']);
  expect(said('visa')).toEqual([
    'no answer: Enter your visa number',
    'too short: Your visa number must be at least 3 characters',
    'too long: Your visa number must be 10 characters or fewer',
  ]);
  expect(said('scan')).toEqual([
    'file too large: Too large',
    'file of another type: PDF only',
    'a PDF that needs a password: Locked',
  ]);
});

test('lists the same refusals for several files as for one', () => {
  const scans = {
    ...stepOf(flow, 'where'),
    fields: { scans: { type: 'array', items: { type: 'string' }, maxBytes: 1000 } },
    ui: {
      scans: {
        label: 'Scans',
        noun: 'a scan',
        widget: 'files',
        messages: { maxBytes: { text: 'Too large' } },
      },
    },
    required: [],
    conditions: [],
  } as const;
  const form = { ...flow, definition: { ...flow.definition, steps: [scans] } };
  const { states } = statesOf(form, scans, [], { conditions: [], when: undefined, files: [] }, today);
  expect(states.find(({ id }) => id === 'scans-maxBytes')).toMatchObject({
    answers: { where: { scans: [] } },
    choose: { field: 'scans', name: 'file.txt', size: 1001 },
    says: ['Too large'],
  });
});
