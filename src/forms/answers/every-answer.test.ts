import { expect, test } from 'vitest';
import type { FlowDefinition } from '#engine/core/index.ts';
import { answersByStep, everyAnswer } from './every-answer.ts';

const text = { type: 'string' } as const;

const definition: FlowDefinition = {
  id: 'application',
  version: 3,
  title: 'Application',
  access: 'public',
  migrations: [
    { version: 2, rename: 'streetAddress', to: 'street' },
    { version: 2, drop: 'ethnicity' },
    { version: 3, rename: 'street', to: 'address' },
  ],
  steps: [
    { id: 'name', kind: 'form', title: 'Name', check: 'step', fields: { firstName: text, nickname: text } },
    { id: 'home', kind: 'form', title: 'Home', check: 'step', fields: { address: text, email: text } },
  ],
};
const flow = { definition, validators: {} };

type Needed = {
  readonly basic: {
    readonly firstName: 'given';
    readonly streetAddress: 'optional';
    readonly ethnicity: 'optional';
  };
};

test('keeps the names that code uses, and includes questions that staff have added', () => {
  const merged = { firstName: 'Awa', nickname: 'Awi', address: '12 Market Road' };
  expect(everyAnswer<Needed>(flow, { flatAnswers: merged }, { streetAddress: '', ethnicity: '' })).toEqual({
    firstName: 'Awa',
    nickname: 'Awi',
    address: '12 Market Road',
    streetAddress: '12 Market Road',
    ethnicity: '',
    email: '',
  });
});

test('puts known facts into the steps that ask for them', () => {
  expect(answersByStep(flow, { firstName: 'Awa', email: 'awa@example.com', phone: '3012345' })).toEqual({
    name: { firstName: 'Awa' },
    home: { email: 'awa@example.com' },
  });
});
