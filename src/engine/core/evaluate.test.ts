import { expect, test } from 'vitest';
import type { Answers, StepAnswers } from './answers.ts';
import { applyChange } from './change.ts';
import type { StepDefinition, Validators } from './definition.ts';
import { evaluate, isSubmitStep, nextStep, previousStep, progressAt } from './evaluate.ts';
import type { Flow } from './flow-types.ts';
import { groupByStep } from './payload.ts';
import { flowOf, formStep } from './testing/form.ts';
import { ajv, validatorOf } from './testing/validator.ts';
import { validateStep } from './validate.ts';

const today = '2026-11-20';

const who = formStep(
  'who',
  {
    name: [{ maxLength: 5 }],
    born: [
      { format: 'date', pastYears: 100 },
      { noun: 'your date of birth', widget: 'date' },
    ],
    secret: [{ minLength: 3, maxLength: 10 }, { widget: 'password' }],
    again: [
      { sameAs: 'secret' },
      { widget: 'password', messages: { sameAs: { text: 'They differ', toast: { title: 'No' } } } },
    ],
  },
  { required: ['name'] },
);
const where = formStep(
  'where',
  {
    country: [{ enum: ['Here', 'Abroad'] }, { widget: 'select' }],
    city: [{}, { widget: 'select', fills: { region: { Bakau: 'Kanifing', Tanji: 'West Coast' } } }],
    region: [],
    visa: [],
  },
  {
    required: ['country', 'city'],
    conditions: [
      { if: 'where?0', then: { properties: { city: { enum: ['Bakau', 'Tanji'] }, visa: false } } },
      { if: 'where?1', then: { required: ['visa'] } },
    ],
  },
);
const allSteps = [
  { id: 'intro', kind: 'content', title: 'Before you start', check: 'step' },
  who,
  where,
  formStep('abroad', {}, { when: 'abroad?when' }),
  { id: 'review', kind: 'review', title: 'Review', check: 'step' },
] as const;

type Data = Record<string, string>;

const isFrom = (country: string) => ({ properties: { country: { const: country } }, required: ['country'] });
const validators: Validators = {
  who: validatorOf(who),
  where: ajv.compile({
    required: where.required,
    allOf: [
      { if: isFrom('Here'), then: { properties: { city: { enum: ['Bakau', 'Tanji'] } } } },
      { if: isFrom('Abroad'), then: { required: ['visa'] } },
    ],
  }),
  'where?0': ajv.compile(isFrom('Here')),
  'where?1': ajv.compile(isFrom('Abroad')),
  'abroad?when': ajv.compile(isFrom('Abroad')),
};

const flow: Flow = flowOf(allSteps, {}, validators);
const evaluated = (answers: Answers) => evaluate(flow, answers, { today });

test('finds the first step with an error, and lists errors in screen order', () => {
  const evaluation = evaluated({});
  expect(evaluation.firstIncomplete?.id).toBe('who');
  expect(evaluation.errors.map(({ field }) => field)).toEqual(['name', 'country', 'city']);
  expect(evaluation.isComplete).toBe(false);
});

test('keeps relevant answers only, trimmed and without blanks', () => {
  const evaluation = evaluated({
    who: { name: '  Awa ', born: '   ', secret: ' x y ', again: ' x y ' },
    where: { country: 'Here', city: 'Bakau', visa: 'hidden', unknown: 'x' },
  });
  const own = { name: 'Awa', secret: ' x y ', again: ' x y ' };
  const place = { country: 'Here', city: 'Bakau' };
  expect(evaluation.relevantAnswers).toEqual({ who: own, where: place, abroad: undefined });
  expect(evaluation.flatAnswers).toEqual({ ...own, ...place });
  expect(evaluation.isComplete).toBe(true);
});

test('a question may have the name of an inherited property', () => {
  const named = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];
  const fields = Object.fromEntries(named.map((name) => [name, [] as const]));
  const step = formStep('odd', fields, { required: ['valueOf'] });
  const extra = formStep('extra', {}, { when: 'extra?when' });
  const isConstructed = ajv.compile({ required: ['constructor'] });
  const odd = flowOf([step, extra], {}, { odd: validatorOf(step), 'extra?when': isConstructed });
  const found = (answers: Data) => evaluate(odd, { odd: answers }, { today });
  expect(found({}).errors.map(({ keyword, field }) => [keyword, field])).toEqual([['required', 'valueOf']]);
  expect(found({ valueOf: '' }).isComplete).toBe(false);
  expect(found({ valueOf: 'x' }).errors).toEqual([]);
  expect(found({ valueOf: 'x' }).steps).toEqual([step]);
  const answers = { constructor: 'y', valueOf: 'x' };
  expect(found(answers)).toMatchObject({ errors: [], steps: [step, extra] });
  expect(Object.entries(found(answers).flatAnswers)).toEqual(Object.entries(answers));
});

test('validates only the given fields', () => {
  expect(validateStep(flow, who, {}, { today, only: ['born'] })).toEqual([]);
});

test('compares é in either Unicode form as the same', () => {
  const answers = { name: 'Awa', secret: 'caf\u00E9', again: 'cafe\u0301' };
  expect(validateStep(flow, who, answers, { today })).toEqual([]);
});

test('returns the toast of the ui file', () => {
  const [problem] = validateStep(flow, who, { name: 'Awa', secret: 'xyz' }, { today });
  expect(problem).toMatchObject({ field: 'again', keyword: 'sameAs', toast: { title: 'No' } });
});

const hard = formStep('who', {
  name: [],
  secret: [{ hardToGuess: true }, { widget: 'password' }],
  again: [{ sameAs: 'secret' }, { widget: 'password' }],
});
const seen: (readonly string[])[] = [];
const guesses = {
  isGuessable(password: string, known: readonly string[]) {
    seen.push(known);
    return known.includes(password);
  },
};
const refused = (answers: StepAnswers, known?: readonly string[]) =>
  validateStep({ ...flow, guessablePasswordCheck: guesses }, hard, answers, {
    today,
    userInputs: known,
  }).map(({ field, keyword }) => [field, keyword]);

test('a new password is compared with other answers and known facts, but not with passwords', () => {
  seen.length = 0;
  refused({ name: 'Awa', secret: 'baobab', again: 'baobab' }, ['Njie']);
  expect(seen).toEqual([['Njie', 'Awa']]);
});

test('reports a new password as too short before easy to guess, and that before a wrong confirmation', () => {
  const repetition = ['again', 'sameAs'];
  expect(refused({ name: 'Aw', secret: 'Aw' })).toEqual([['secret', 'minLength'], repetition]);
  expect(refused({ name: 'Awa', secret: 'Awa' })).toEqual([['secret', 'hardToGuess'], repetition]);
  const known = refused({ name: 'Awa', secret: 'Njie', again: 'Njie' }, ['Njie']);
  expect(known).toEqual([['secret', 'hardToGuess']]);
  expect(refused({ name: 'Awa', secret: 'baobab', again: 'baobab' }, ['Njie'])).toEqual([]);
});

test('skips an optional empty password, and any password without a checker', () => {
  seen.length = 0;
  expect(refused({ name: 'Awa' })).toEqual([]);
  expect(seen).toEqual([]);
  expect(validateStep(flow, hard, { name: 'Awa', secret: 'Awa', again: 'Awa' }, { today })).toEqual([]);
});

const changed = (before: Data, field: string, value: string) =>
  applyChange(flow, where, before, field, value);

test('fills an empty field from the chosen option, but never a filled one', () => {
  expect(changed({}, 'city', 'Bakau')).toEqual({ city: 'Bakau', region: 'Kanifing' });
  expect(changed({ region: 'Mine' }, 'city', 'Bakau')).toEqual({ city: 'Bakau', region: 'Mine' });
});

test('clears an answer that is no longer offered, and keeps typed text', () => {
  expect(changed({ country: 'Here', city: 'Bakau' }, 'country', 'Abroad').city).toBe('');
  expect(changed({ country: 'Abroad', city: 'Dakar' }, 'country', 'Here').city).toBe('Dakar');
});

test('groups flat answers by step, and drops unknown ones', () => {
  const flat = { name: 'Awa', city: 'Bakau', status: 'approved', country: null, __proto__: { visa: 'x' } };
  expect(groupByStep(flow, flat)).toEqual({ who: { name: 'Awa' }, where: { city: 'Bakau' }, abroad: {} });
});

test('next and previous skip invisible steps', () => {
  const { steps } = evaluated({});
  expect(nextStep(steps, 'who')?.id).toBe('where');
  expect(nextStep(steps, 'where')?.id).toBe('review');
  expect(nextStep(steps, 'review')).toBeUndefined();
  expect(previousStep(steps, 'intro')).toBeUndefined();
  expect(previousStep(steps, 'where')?.id).toBe('who');
});

test('the last step submits, or the one before an end page', () => {
  const { steps } = evaluated({});
  const sending = (all: readonly StepDefinition[]) =>
    all.flatMap(({ id }) => (isSubmitStep(all, id) ? [id] : []));
  expect(sending(steps)).toEqual(['review']);
  const ended = [...steps.slice(0, 3), formStep('thanks', {}, { kind: 'end' })];
  expect(sending(ended)).toEqual(['where', 'thanks']);
});

test('a step stops submitting when a later step becomes visible', () => {
  const lead = (country: string) => evaluated({ where: { country } }).steps.slice(0, -1);
  expect(isSubmitStep(lead('Here'), 'where')).toBe(true);
  expect(isSubmitStep(lead('Abroad'), 'where')).toBe(false);
});

test('progress counts only steps with a percentage', () => {
  const percents: Record<string, number> = { who: 40, where: 80 };
  const steps = allSteps.map((step) => ({ ...step, progress: percents[step.id] }));
  expect(progressAt(steps, 'who')).toEqual({ step: 1, steps: 2, percent: 40 });
  expect(progressAt(steps, 'where')).toEqual({ step: 2, steps: 2, percent: 80 });
  expect(progressAt(steps, 'intro')).toBeUndefined();
});
