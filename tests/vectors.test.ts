import { expect, test } from 'vitest';
import { type Call, callOf, calls, freshStudent, verdicts } from './calls.ts';
import { evaluateSample, everyFlow, samplesOf } from './every-flow.ts';

/** The day on which the server of the tests lives. */
const today = '2026-11-20';

const everySample = everyFlow.flatMap((flow) =>
  samplesOf(flow).map((sample) => [flow.definition.id, sample.title, flow, sample] as const),
);

test.each(everySample)('%s in the browser: %s', (_flow, _title, flow, sample) => {
  const { errors, isComplete, firstIncomplete } = evaluateSample(flow, sample, today);
  const expected = sample.expect === 'valid' ? [] : sample.expect;
  const isExpected = ({ step, field }: { step: string; field: string }) =>
    expected.some((each) => each.step === step && each.field === field);
  // A sample that shows a mistake need not answer every question that is added later.
  const found = errors.filter(
    (problem) => expected.length === 0 || problem.keyword !== 'required' || isExpected(problem),
  );
  expect(found.map(({ step, field, keyword }) => ({ step, field, keyword }))).toEqual(expected);
  expect(isComplete).toBe(expected.length === 0);
  expect(firstIncomplete?.id).toBe(errors[0]?.step);
  for (const { message } of errors) expect(message).toMatch(/^[A-Z].*\S$/);
});

const sent = everyFlow.flatMap((flow) => {
  const call = callOf(flow);
  return call ? [[flow.definition.id, flow, call] as const] : [];
});

test.each(sent)('%s: the server says of every sample what the browser says', async (_id, flow, call) => {
  const student = await freshStudent();
  expect(samplesOf(flow)).not.toEqual([]);
  for (const sample of samplesOf(flow)) {
    const { inBrowser, onServer } = await verdicts(call, student, evaluateSample(flow, sample, today));
    expect.soft(onServer, sample.title).toEqual(inBrowser);
  }
});

test('every flow that sends something has its call here, and every call its flow', () => {
  const sending = everyFlow.filter(({ definition: { submit } }) => submit && submit.who !== 'nobody');
  const withCall = sent.map(([id]) => id);
  expect(withCall).toEqual(expect.arrayContaining(sending.map((flow) => flow.definition.id)));
  expect(withCall).toEqual(expect.arrayContaining(Object.keys(calls)));
});

test('a verdict that differs is seen', async () => {
  const [, flow, call] = sent.find(([id]) => id === 'freelance-survey')!;
  const student = await freshStudent();
  const valid = evaluateSample(flow, samplesOf(flow).find((sample) => sample.expect === 'valid')!, today);
  const losing: Call = {
    ...call,
    refused: (who, evaluation) =>
      call.refused(who, {
        ...evaluation,
        flatAnswers: { ...evaluation.flatAnswers, second_choice: 'Fishing' },
      }),
  };
  expect(await verdicts(losing, student, valid)).toEqual({ inBrowser: [], onServer: ['second_choice'] });
});
