import { expect, test } from 'vitest';
import { type Answers, evaluate, type StepAnswers } from '#engine/core/index.ts';
import { flowsOf } from '../source/flows.ts';
import { changed, sourceOfTexts, tripTexts } from '../testing/fixture.ts';
import { runtimeFlow } from './runtime-flow.ts';

/** Evaluates answers in a flow of two steps with these schemas. */
function trip(first: object, second: object = {}, when?: object) {
  const step = ({ properties, ...more }: { properties?: object }) =>
    JSON.stringify({
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: properties ?? {},
      ...more,
    });
  const words = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { properties, items }]) => {
        const inner = properties ?? items?.properties;
        return [
          name,
          {
            'ui:title': name,
            'ui:widget': 'text',
            noun: `the ${name}`,
            ...(inner && { fields: words(inner) }),
          },
        ];
      }),
    );
  const ui = ({ properties = {} }: { properties?: object }) => JSON.stringify(words(properties));
  const steps = [
    { id: 'first', title: 'First' },
    { id: 'second', title: 'Second', ...(when && { when }) },
  ];
  const source = sourceOfTexts(
    changed(tripTexts(), {
      'trip/flow.json': JSON.stringify({ id: 'trip', version: 1, title: 'Trip', access: 'public', steps }),
      'trip/first.schema.json': step(first),
      'trip/first.ui.json': ui(first),
      'trip/second.schema.json': step(second),
      'trip/second.ui.json': ui(second),
    }),
  );
  const flow = runtimeFlow(source, flowsOf(source)[0]!);
  return (answers: Answers) => evaluate(flow, answers, { today: '2026-11-20' });
}

const number = { type: 'number' };
const date = { type: 'string', format: 'date' };
const text = { type: 'string' };
const hidden = { properties: { shown: false } };

/** Whether a condition is true for these answers. */
function holds(properties: object, condition: object, answers: Answers[string]): boolean {
  const evaluated = trip({ properties: { ...properties, shown: text }, if: condition, else: hidden });
  return evaluated({ first: { ...answers, shown: 'x' } }).flatAnswers.shown === 'x';
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
])('%j is shown if %j, with %j: %j', (properties, condition, answers, expected) => {
  expect(holds(properties, condition, answers)).toBe(expected);
});

test('conditions of fields and steps see computed answers', () => {
  const evaluated = trip(
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
    { properties: { more: text } },
    of('spent', { minimum: 100 }),
  );
  const first = { food: '60.10', rent: '40.20', income: '50', shown: 'x', spent: 1, left: 99 };
  expect(evaluated({ first }).flatAnswers).toEqual({
    ...first,
    food: 60.1,
    rent: 40.2,
    income: 50,
    spent: 100.3,
    left: -50.3,
  });
  expect(evaluated({ first }).steps.map(({ id }) => id)).toEqual(['first', 'second']);
  const poor = evaluated({ first: { ...first, food: '1' } });
  expect(poor.flatAnswers).toEqual({ food: 1, rent: 40.2, income: 50, spent: 41.2, left: 8.8 });
  expect(poor.steps.map(({ id }) => id)).toEqual(['first']);
});

test('hidden answers do not count, typed or computed', () => {
  const evaluated = trip({
    properties: {
      a: number,
      b: number,
      double: { ...number, computed: { product: ['a', 'b'] } },
      sum: { ...number, computed: { sum: ['a', 'double'] } },
    },
    if: of('b', { minimum: 10 }),
    then: { properties: { double: false } },
  });
  expect(evaluated({ first: { a: 2, b: 3 } }).flatAnswers).toEqual({ a: 2, b: 3, double: 6, sum: 8 });
  expect(evaluated({ first: { a: 2, b: 10 } }).flatAnswers).toEqual({ a: 2, b: 10, sum: 2 });
});

test('computes in a row from the row and from outer answers, and over all rows', () => {
  const evaluated = trip(
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
  expect(evaluated({ first: { rate: '0.1' }, second }).flatAnswers).toEqual({
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
  const evaluated = trip(
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
  const { errors } = evaluated({ first: { begins: '2026-05-01', phone: '2' }, second: { trips: rows } });
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ['trips.1.from', 'The from must not be before the begins'],
    ['trips.1.to', 'The to must be after the from'],
    ['trips.1.phone2', 'The phone2 must be different from the phone'],
  ]);
  expect(evaluated({ second: { trips: rows.slice(0, 1) } }).errors).toEqual([]);
});

test('the answer to a hidden question causes no error', () => {
  const evaluated = trip({
    properties: { kind: text, begins: date, ends: { ...date, after: 'begins' } },
    if: of('kind', { const: 'open' }),
    then: { properties: { begins: false } },
  });
  const first = { begins: '2026-05-01', ends: '2026-04-01' };
  expect(evaluated({ first }).errors).toHaveLength(1);
  expect(evaluated({ first: { ...first, kind: 'open' } }).errors).toEqual([]);
});
