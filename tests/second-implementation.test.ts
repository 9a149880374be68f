import path from 'node:path';
import { expect, test } from 'vitest';
import { product } from '#product';
import { runtimeFlow } from '#scripts/schemas/compile/runtime-flow.ts';
import { flowsOf } from '#scripts/schemas/source/flows.ts';
import { readSource } from '#scripts/schemas/source/source.ts';
import { everyFlow } from './every-flow.ts';
import { expectSameVerdicts, fieldsBeside } from './same-verdicts.ts';

const asking = everyFlow
  .filter(({ definition }) => definition.steps.some(({ fields }) => fields))
  .map((flow) => [flow.definition.id, flow] as const);

test.each(asking)(
  '%s: plain AJV on its files finds the same fields wrong in 1,000 answers',
  (_form, flow) => {
    const { everWrong, wholly } = expectSameVerdicts(flow);
    // Nothing would be shown by answers that are all right, or all wrong.
    expect(fieldsBeside(flow, everWrong)).toEqual([]);
    expect(wholly).toBeGreaterThan(20);
  },
);

test('the same of a form with every word that a schema may have', () => {
  const schemas = path.join(import.meta.dirname, 'every-word');
  const source = readSource({ ...product, schemas });
  const [form] = flowsOf(source).filter(({ id }) => id === 'every-word');
  const flow = runtimeFlow(source, form!);
  const { everWrong, everRight } = expectSameVerdicts(flow, schemas);
  expect(fieldsBeside(flow, everWrong)).toEqual([]);
  expect(fieldsBeside(flow, everRight)).toEqual([]);
});
