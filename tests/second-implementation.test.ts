import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSource } from '#scripts/schemas/check.ts';
import { runtimeFlow } from '#scripts/schemas/compile/runtime-flow.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { flowsOf } from '#scripts/schemas/source/flows.ts';
import { readSource } from '#scripts/schemas/source/source.ts';
import { everyFlow } from './every-flow.ts';
import { expectSameInvalidFields } from './same-invalid-fields.ts';

const asking = everyFlow
  .filter(({ definition }) => definition.steps.some(({ fields }) => fields))
  .map((flow) => [flow.definition.id, flow] as const);

test.each(asking)('%s: plain AJV finds the same invalid fields', (_form, flow) => {
  expect(expectSameInvalidFields(flow)).toEqual([]);
});

test('a form with every schema keyword: plain AJV finds the same invalid fields', () => {
  // This form is never sent and has no page. `hasOwnPage` is set only because the schema check requires it
  // for forms that ask for files.
  const forms = { 'every-word': { hasOwnPage: true, answers: {} } };
  const schemas = path.join(import.meta.dirname, 'every-word');
  const source = readSource({ schemas, generated: '', meta: path.resolve('schemas/meta'), forms });
  expect(checkSource(source).map((finding) => formatFinding(finding))).toEqual([]);
  const [form] = flowsOf(source);
  expect(expectSameInvalidFields(runtimeFlow(source, form!), schemas)).toEqual([]);
});
