import { expect, test } from 'vitest';
import { everyFlow } from './every-flow.ts';
import { expectSameVerdicts } from './same-verdicts.ts';

const asking = everyFlow
  .filter(({ definition }) => definition.steps.some(({ fields }) => fields))
  .map((flow) => [flow.definition.id, flow] as const);

test.each(asking)(
  '%s: plain AJV on its files finds the same fields wrong in 1,000 answers',
  (_form, flow) => {
    const { everWrong, right } = expectSameVerdicts(flow);
    // Nothing would be shown by answers that are all right, or all wrong.
    const fields = flow.definition.steps.flatMap(({ id, fields = {} }) =>
      Object.keys(fields).map((field) => `${id}.${field}`),
    );
    expect(fields.filter((field) => !everWrong.has(field))).toEqual([]);
    expect(right).toBeGreaterThan(20);
  },
);
