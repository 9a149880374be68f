import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Evaluation, evaluate } from '#engine/core/index.ts';
import { anyAnswers, samples } from './arbitraries.ts';
import { evaluateSample, everyFlow, samplesOf } from './every-flow.ts';
import { formSenders, freshStudent, type Student, senderOf, verdicts } from './form-senders.ts';

/* Which answers are invalid is tested in tests/second-implementation.test.ts, not here. */

const today = '2026-11-20';

const asking = everyFlow
  .filter(({ definition }) => definition.steps.some((step) => step.fields))
  .map((flow) => [flow.definition.id, flow] as const);
const sent = asking.flatMap(([id, flow]) => {
  const sender = senderOf(flow);
  return sender ? [[id, flow, sender] as const] : [];
});

test.each(asking)(
  '%s: evaluating twice changes nothing, and given values of computed answers are ignored',
  (_id, flow) => {
    const hasPresets = JSON.stringify(flow.definition).includes('"default":');
    const check = fc.property(anyAnswers(flow, today), (any) => {
      // If a preset answer is cleared, the relevant answers lack it, and the next evaluation fills it in
      // again. For forms with presets, the test therefore starts from the relevant answers, which already
      // contain all presets.
      const answers = hasPresets ? evaluate(flow, any, { today }).relevantAnswers : any;
      const once = evaluate(flow, answers, { today });
      expect(evaluate(flow, once.relevantAnswers, { today })).toEqual(once);
      const forged = flow.definition.steps.map(({ id, fields = {} }) => {
        const computed = Object.entries(fields).filter(([, { computed }]) => computed);
        return [id, { ...answers[id], ...Object.fromEntries(computed.map(([name]) => [name, 5])) }];
      });
      expect(evaluate(flow, Object.fromEntries(forged), { today }).flatAnswers).toEqual(once.flatAnswers);
    });
    fc.assert(check, samples);
  },
);

test('every flow that sends answers has a sender in form-senders.ts, and vice versa', () => {
  const sending = everyFlow.filter(({ definition: { submit } }) => submit && submit.who !== 'nobody');
  const withSender = sent.map(([id]) => id);
  expect(withSender).toEqual(expect.arrayContaining(sending.map((flow) => flow.definition.id)));
  expect(withSender).toEqual(expect.arrayContaining(Object.keys(formSenders)));
});

let student: Student;
beforeAll(async () => {
  const ends: (() => void | Promise<void>)[] = [];
  student = await freshStudent({ atEnd: (end) => ends.unshift(end) });
  return async () => {
    for (const end of ends) await end();
  };
});

test.each(sent)(
  '%s: the server rejects what the browser rejects, and accepts the rest',
  async (_id, flow, sender) => {
    const same = async (evaluation: Evaluation, title?: string) => {
      const { inBrowser, onServer } = await verdicts(sender, student, evaluation);
      expect(onServer, title).toEqual(inBrowser);
    };
    expect(samplesOf(flow)).not.toEqual([]);
    for (const sample of samplesOf(flow)) await same(evaluateSample(flow, sample, today), sample.title);
    const check = fc.asyncProperty(anyAnswers(flow, today, { isTyped: true }), (answers) =>
      same(evaluate(flow, answers, { today })),
    );
    await fc.assert(check, samples);
  },
);
