import { expect, test } from 'vitest';
import { type Answers, evaluate, type StepAnswers } from '#engine/core/index.ts';
import { type MadeUpStep, madeUpForm } from '../testing/made-up-form.ts';
import { runtimeFlow } from './runtime-flow.ts';

function evaluating(...steps: readonly MadeUpStep[]) {
  const { source, flow } = madeUpForm(steps);
  const running = runtimeFlow(source, flow);
  return (answers: Answers) => evaluate(running, answers, { today: '2026-11-20' });
}

const number = { type: 'number' };
const date = { type: 'string', format: 'date' };
const text = { type: 'string' };
const hidden = { properties: { shown: false } };

function holds(properties: object, condition: object, answers: Answers[string]): boolean {
  const evaluated = evaluating({ properties: { ...properties, shown: text }, if: condition, else: hidden });
  return evaluated({ a: { ...answers, shown: 'x' } }).flatAnswers.shown === 'x';
}

const group = (name: string, field: object) => ({ a: { type: 'object', properties: { [name]: field } } });
const of = (name: string, match: object) => ({ properties: { [name]: match }, required: [name] });

test.each<[object, object, Answers[string], boolean]>([
  [{ a: date }, of('a', { from: 'today' }), { a: '2026-11-20' }, true],
  [{ a: date }, of('a', { from: 'today' }), { a: '2026-11-19' }, false],
  [{ a: date }, of('a', { from: '2027-01-01', to: '2027-12-31' }), { a: '2027-05-01' }, true],
  [{ a: date, b: date }, of('a', { from: 'b' }), { a: '2027-05-01', b: '2027-05-01' }, true],
  [{ a: date, b: date }, of('a', { from: 'b' }), { a: '2027-05-01', b: '2027-05-02' }, false],
  [{ a: date, b: date }, of('a', { from: 'b' }), { a: '2027-05-01' }, false],
  [{ a: { type: 'string', format: 'partial-date' } }, of('a', { to: '2020-06-01' }), { a: '2020' }, true],
  [group('n', number), of('a', of('n', { minimum: 18 })), { a: { n: '18' } }, true],
  [group('n', number), of('a', of('n', { minimum: 18 })), { a: { n: '9' } }, false],
  [group('d', date), of('a', of('d', { from: 'today' })), { a: { d: '2026-11-20' } }, true],
])('with questions %j, the condition %j on answers %j is %j', (properties, condition, answers, expected) => {
  expect(holds(properties, condition, answers)).toBe(expected);
});

test('conditions of fields and steps use computed answers', () => {
  const evaluated = evaluating(
    {
      properties: {
        food: number,
        rent: number,
        income: number,
        left: { ...number, computed: { difference: ['income', 'spent'] } },
        spent: { ...number, computed: { sum: ['food', 'rent'] } },
        shown: text,
      },
      if: of('left', { exclusiveMaximum: 0 }),
      else: hidden,
    },
    { properties: { more: text }, when: of('spent', { minimum: 100 }) },
  );
  const first = { food: '60.10', rent: '40.20', income: '50', shown: 'x', spent: 1, left: 99 };
  expect(evaluated({ a: first }).flatAnswers).toEqual({
    ...first,
    food: 60.1,
    rent: 40.2,
    income: 50,
    spent: 100.3,
    left: -50.3,
  });
  expect(evaluated({ a: first }).steps.map(({ id }) => id)).toEqual(['a', 'b']);
  const poor = evaluated({ a: { ...first, food: '1' } });
  expect(poor.flatAnswers).toEqual({ food: 1, rent: 40.2, income: 50, spent: 41.2, left: 8.8 });
  expect(poor.steps.map(({ id }) => id)).toEqual(['a']);
});

test('ignores hidden answers, typed or computed', () => {
  const evaluated = evaluating({
    properties: {
      a: number,
      b: number,
      double: { ...number, computed: { product: ['a', 'b'] } },
      sum: { ...number, computed: { sum: ['a', 'double'] } },
    },
    if: of('b', { minimum: 10 }),
    then: { properties: { double: false } },
  });
  expect(evaluated({ a: { a: 2, b: 3 } }).flatAnswers).toEqual({ a: 2, b: 3, double: 6, sum: 8 });
  expect(evaluated({ a: { a: 2, b: 10 } }).flatAnswers).toEqual({ a: 2, b: 10, sum: 2 });
});

test('computes in a row from the row and from outer answers, and over all rows', () => {
  const evaluated = evaluating(
    { properties: { rate: number } },
    {
      properties: {
        bonus: { ...number, computed: { product: ['rate', 'factor'] } },
        factor: number,
        members: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              income: number,
              tax: { ...number, computed: { product: ['income', 'rate'] } },
              more: { ...number, computed: { sum: ['tax', 'bonus'] } },
            },
          },
        },
        all: { ...number, computed: { sum: ['members.more'] } },
        people: { type: 'integer', computed: { count: ['members'] } },
      },
    },
  );
  const second: StepAnswers = { factor: '2', members: [{ income: '100' }, { income: '0.3', tax: 'mine' }] };
  expect(evaluated({ a: { rate: '0.1' }, b: second }).flatAnswers).toEqual({
    rate: 0.1,
    factor: 2,
    bonus: 0.2,
    members: [
      { income: 100, tax: 10, more: 10.2 },
      { income: 0.3, tax: 0.03, more: 0.23 },
    ],
    all: 10.43,
    people: 2,
  });
});

test('rules refer to earlier steps and to containing sets, and messages name both', () => {
  const evaluated = evaluating(
    { properties: { begins: date, phone: text } },
    {
      properties: {
        trips: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              from: { ...date, notBefore: 'begins' },
              to: { ...date, after: 'from' },
              phone2: { ...text, different: 'phone' },
            },
          },
        },
      },
    },
  );
  const rows = [
    { from: '2026-05-01', to: '2026-05-02', phone2: '1' },
    { from: '2026-04-30', to: '2026-04-30', phone2: '2' },
  ];
  const { errors } = evaluated({ a: { begins: '2026-05-01', phone: '2' }, b: { trips: rows } });
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ['trips.1.from', 'The from must not be before the begins'],
    ['trips.1.to', 'The to must be after the from'],
    ['trips.1.phone2', 'The phone2 must be different from the phone'],
  ]);
  expect(evaluated({ b: { trips: rows.slice(0, 1) } }).errors).toEqual([]);
});

test('the answer to a hidden question causes no error', () => {
  const evaluated = evaluating({
    properties: { kind: text, begins: date, ends: { ...date, after: 'begins' } },
    if: of('kind', { const: 'open' }),
    then: { properties: { begins: false } },
  });
  const first = { begins: '2026-05-01', ends: '2026-04-01' };
  expect(evaluated({ a: first }).errors).toHaveLength(1);
  expect(evaluated({ a: { ...first, kind: 'open' } }).errors).toEqual([]);
});
