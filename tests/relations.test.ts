import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, evaluate, type StepAnswers } from '#engine/core/index.ts';
import { form } from '#generated/dates-and-rules/form.ts';
import { callOf, freshStudent, verdicts } from './calls.ts';
import { evaluateSample, samplesOf } from './every-flow.ts';

/* Answers that stand to today and to each other, and what is computed of them: any answers at all, in browser and server. */

const today = '2026-11-20';
const right = samplesOf(form).find(({ expect }) => expect === 'valid')!;

/** What people type, and what is near to it. */
const given = fc.constantFrom<Answer>(
  ...['', ' ', '7001122', 'Bakau', 'Yes', 'constructor', '__proto__'],
  ...[
    '2008-11-20',
    '2008-11-21',
    '1990-02-28',
    '2026-11-20',
    '2027-11-20',
    '2028-02-29',
    '2027-02-29',
    '2003--05',
  ],
  ...['2008', '2027-11', '2027-13', '17:00', '18:00', '24:00', '7:5'],
  ...['0', '0.1', '40', '60', '-5', '1,000.30', '12.', '0.30', '1e308'],
);
const steps = form.definition.steps.filter(({ fields }) => fields);
const answersOf = (answer: fc.Arbitrary<Answer>) =>
  fc.record(
    Object.fromEntries(
      steps.map(({ id, fields = {} }) => [
        id,
        fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, answer])), {
          requiredKeys: [],
        }),
      ]),
    ),
  ) as fc.Arbitrary<{ [step: string]: StepAnswers }>;

/** Right answers, with some of them changed. */
const nearlyRight = answersOf(given).map((changes) =>
  Object.fromEntries(
    steps.map(({ id }) => {
      const some = Object.entries(changes[id] ?? {}).slice(0, 2);
      return [id, { ...right.answers[id], ...Object.fromEntries(some) }];
    }),
  ),
);
const anything = fc.oneof(nearlyRight, answersOf(given), answersOf(fc.jsonValue() as fc.Arbitrary<Answer>));

test('no answers, of whatever shape, bring it down, and walking twice changes nothing', () => {
  const check = fc.property(anything, (answers) => {
    const once = evaluate(form, answers, { today });
    const twice = evaluate(form, once.relevantAnswers, { today });
    expect(twice).toEqual(once);
  });
  fc.assert(check, { numRuns: 1_000, interruptAfterTimeLimit: 5_000 });
});

test('what is computed is never taken from what was typed', () => {
  const computed = { person: { ageToday: 5 }, money: { spending: 7, left: -1, leftInYears: 'x' } };
  const check = fc.property(nearlyRight, (answers) => {
    const forged = Object.fromEntries(
      Object.entries(answers).map(([id, own]) => [id, { ...own, ...(computed as typeof answers)[id] }]),
    );
    expect(evaluate(form, forged, { today }).flatAnswers).toEqual(
      evaluate(form, answers, { today }).flatAnswers,
    );
  });
  fc.assert(check, { numRuns: 300, interruptAfterTimeLimit: 3_000 });
});

test('the server says what the browser says', async () => {
  const student = await freshStudent();
  const call = callOf(form)!;
  const check = fc.asyncProperty(nearlyRight, async (answers) => {
    const { inBrowser, onServer } = await verdicts(call, student, evaluate(form, answers, { today }));
    expect(onServer).toEqual(inBrowser);
  });
  await fc.assert(check, { numRuns: 100, interruptAfterTimeLimit: 8_000 });
});

test('decimals come to what they come to on paper', () => {
  const { flatAnswers, errors } = evaluateSample(form, right, today);
  expect(errors).toEqual([]);
  expect(flatAnswers).toMatchObject({
    ageToday: 36,
    townRegion: 'Kanifing Municipality',
    spending: 0.3,
    left: 1000,
  });
});
