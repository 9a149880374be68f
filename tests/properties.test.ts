import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, type Flow } from '#engine/core/index.ts';
import { brokenAnswers, validAnswers } from './arbitraries.ts';
import { callOf, freshStudent, verdicts } from './calls.ts';
import { everyFlow } from './every-flow.ts';

/** The day on which the server of the tests lives. */
const today = '2026-11-20';

const inBrowser = { numRuns: 200, interruptAfterTimeLimit: 1_000 };
/** Fewer, because an application that is taken costs a password's hash. */
const onServer = { numRuns: 40, interruptAfterTimeLimit: 3_000 };

/** Those whose answers stand to each other are made up in tests/relations.test.ts. */
const asking = everyFlow
  .filter(({ definition, relations }) => !relations && definition.steps.some((step) => step.fields))
  .map((flow) => [flow.definition.id, flow] as const);
const sent = asking.flatMap(([id, flow]) => {
  const call = callOf(flow);
  return call ? [[id, flow, call] as const] : [];
});

test.each(asking)('%s: right answers walk to the end', (_id, flow) => {
  const check = fc.property(validAnswers(flow, today), (answers) => {
    const { errors, isComplete, firstIncomplete, steps } = evaluate(flow, answers, { today });
    expect(errors).toEqual([]);
    expect(isComplete).toBe(true);
    expect(firstIncomplete).toBeUndefined();
    expect(steps.at(-1)).toBe(flow.definition.steps.at(-1));
  });
  fc.assert(check, inBrowser);
});

test.each(asking)('%s: walking twice changes nothing', (_id, flow) => {
  const check = fc.property(fc.oneof(validAnswers(flow, today), brokenOnes(flow)), (answers) => {
    const once = evaluate(flow, answers, { today });
    const twice = evaluate(flow, once.relevantAnswers, { today });
    expect(twice.relevantAnswers).toEqual(once.relevantAnswers);
    expect(twice.errors.map(pathOf)).toEqual(once.errors.map(pathOf));
  });
  fc.assert(check, inBrowser);
});

test.each(asking)('%s: one wrong answer is found where it is', (_id, flow) => {
  const check = fc.property(brokenAnswers(flow, today), ({ answers, step, field }) => {
    const { errors, isComplete } = evaluate(flow, answers, { today });
    expect(errors.map(pathOf)).toContain(`${step}.${field}`);
    expect(isComplete).toBe(false);
  });
  fc.assert(check, inBrowser);
});

test.each(sent)('%s: the server takes what the browser lets through', async (_id, flow, call) => {
  const student = await freshStudent();
  const check = fc.asyncProperty(validAnswers(flow, today), async (answers) => {
    expect(await verdicts(call, student, evaluate(flow, answers, { today }))).toEqual({
      inBrowser: [],
      onServer: [],
    });
  });
  await fc.assert(check, onServer);
});

test.each(sent)('%s: the server refuses what the browser refuses, there', async (_id, flow, call) => {
  const student = await freshStudent();
  const check = fc.asyncProperty(brokenAnswers(flow, today), async ({ answers, field }) => {
    const { inBrowser, onServer } = await verdicts(call, student, evaluate(flow, answers, { today }));
    expect(onServer).toEqual(inBrowser);
    if (!call.stays?.includes(field)) expect(onServer).toContain(field);
  });
  await fc.assert(check, onServer);
});

const pathOf = ({ step, field }: { step: string; field: string }) => `${step}.${field}`;
const brokenOnes = (flow: Flow) => brokenAnswers(flow, today).map(({ answers }) => answers);
