import { expect, test } from 'vitest';
import type { Flow } from '#engine/core/index.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { bodyLimitOf, unsentFields } from './wire.ts';

test('reads unsent fields from the form', () => {
  expect(unsentFields(freelanceSurvey)).toEqual(['name', 'phone_number', 'email']);
});

test('limits the body to the size of all answers at full length, in any characters', () => {
  const withField = (maxLength: number): Flow => ({
    validators: {},
    definition: {
      ...{ id: 'x', version: 1, title: 'X', access: 'public' },
      steps: [
        { id: 'a', kind: 'form', title: 'A', check: 'step', fields: { text: { type: 'string', maxLength } } },
      ],
    },
  });
  const longest = JSON.stringify({ text: '\\ud83d\\ude00'.repeat(30_000) }).replaceAll('\\\\', '\\');
  expect(bodyLimitOf(withField(30_000))).toBeGreaterThan(longest.length);
  expect(bodyLimitOf(withField(1e9))).toBe(512 * 1024);
});

test('allows each row the size of all its questions', () => {
  const text = { type: 'string', maxLength: 1000 } as const;
  const withRows = (maxItems: number): Flow => ({
    validators: {},
    definition: {
      ...{ id: 'x', version: 1, title: 'X', access: 'public' },
      steps: [
        {
          ...{ id: 'a', kind: 'list', title: 'A', check: 'step' },
          fields: { people: { type: 'array', maxItems } },
          fieldSets: { people: { fields: { name: text, about: text } } },
        },
      ],
    },
  });
  const allowance = bodyLimitOf(withRows(3)) - bodyLimitOf(withRows(2));
  expect(allowance).toBeGreaterThan(2000 * '\\ud83d\\ude00'.length);
});
