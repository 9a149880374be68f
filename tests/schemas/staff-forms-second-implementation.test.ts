import { test } from 'vitest';
import { expectSameInvalidFields } from '../same-invalid-fields.ts';
import { everyFlow } from './routed-flows.ts';

test.each(everyFlow.map((flow) => [flow.definition.id, flow] as const))(
  '%s: plain AJV on its files rejects the same fields',
  (_form, flow) => {
    expectSameInvalidFields(flow);
  },
);
