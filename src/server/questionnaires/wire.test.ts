import { expect, test } from 'vitest';
import type { Flow, StepDefinition } from '#engine/core/index.ts';
import { bodyLimitOf } from './wire.ts';

const flowOf = (step: Pick<StepDefinition, 'fields' | 'fieldSets'>): Flow => ({
  validators: {},
  definition: {
    ...{ id: 'x', version: 1, title: 'X', access: 'public' },
    steps: [{ ...{ id: 'a', kind: 'form', title: 'A', check: 'step' }, ...step }],
  },
});

test('limits the body to the size of all answers at full length, with any characters', () => {
  const limitFor = (maxLength: number) =>
    bodyLimitOf(flowOf({ fields: { text: { type: 'string', maxLength } } }));
  const longest = JSON.stringify({ text: '\\ud83d\\ude00'.repeat(30_000) }).replaceAll('\\\\', '\\');
  expect(limitFor(30_000)).toBeGreaterThan(longest.length);
  expect(limitFor(1e9)).toBe(512 * 1024);
});

test('allows each row the size of all its questions', () => {
  const text = { type: 'string', maxLength: 1000 } as const;
  const fieldSets = { people: { fields: { name: text, about: text } } };
  const limitFor = (maxItems: number) =>
    bodyLimitOf(flowOf({ fields: { people: { type: 'array', maxItems } }, fieldSets }));
  expect(limitFor(3) - limitFor(2)).toBeGreaterThan(2000 * '\\ud83d\\ude00'.length);
});
