import { expect, test } from 'vitest';
import { openCopy as open } from '#scripts/studio/testing/open-copy.ts';
import { moveToStep, stepsFor } from './move-to-step.ts';

const email = { form: 'application', step: 'basic', question: 'email' };

test('moves a question to another step with rules, texts and sample answers', () => {
  const { read, texts, run, expectRight } = open();
  expect(stepsFor(read, email).map(([id]) => id)).toEqual(['academic', 'loan']);
  const rule = (step: string) =>
    (read(`application/${step}.schema.json`) as { properties: Record<string, unknown> }).properties.email;
  const before = rule('basic');
  run(moveToStep({ read, texts: texts() }, email, 'loan'));
  expect(rule('basic')).toBeUndefined();
  expect(rule('loan')).toEqual(before);
  expect(read('application/loan.schema.json')).toMatchObject({ required: expect.arrayContaining(['email']) });
  expect(read('application/samples/too-long.json')).toMatchObject({
    expect: expect.arrayContaining([{ step: 'loan', field: 'email', keyword: 'maxLength' }]),
  });
  expectRight();
});
