import { expect, test } from 'vitest';
import type { Flow, StepDefinition } from '#engine/core/index.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { object, text } from '../openapi/schema.ts';
import { questionnaire } from './body-schema.ts';

const student = object<{ student_id: string }>({ student_id: text() });

function withStep(step: Partial<StepDefinition>): Flow {
  const { definition, validators } = freelanceSurvey;
  const added: StepDefinition = { id: 'added', kind: 'form', title: 'Added', check: 'step', ...step };
  return { validators, definition: { ...definition, steps: [...definition.steps, added] } };
}

const tool = { type: 'string', enum: ['Laptop', 'Phone'] } as const;
const ui = {
  tool: { label: 'Which tool?', widget: 'select', noun: 'your tool', hint: 'The main one' },
} as const;

test('describes a question that staff add', () => {
  const body = questionnaire(withStep({ fields: { tool }, required: ['tool'], ui }), student);
  expect(body).toMatchObject({
    required: expect.arrayContaining(['student_id', 'first_choice', 'tool']),
    properties: {
      student_id: { type: 'string' },
      tool: { ...tool, title: 'Which tool?', description: 'The main one' },
    },
  });
});

test('describes an optional answer as possibly empty text', () => {
  const body = questionnaire(withStep({ fields: { tool }, ui }), student);
  expect(body.required).not.toContain('tool');
  expect(body).toMatchObject({ properties: { tool: { anyOf: [tool, { const: '' }] } } });
});

test.each([
  ['a condition may hide it', { conditions: [{ if: 'x', then: { properties: { tool: false } } }] }],
  ['a condition may skip its step', { when: 'x' }],
] as const)('describes a question as optional if %s', (_what, rule) => {
  const body = questionnaire(withStep({ fields: { tool }, required: ['tool'], ...rule }), student);
  expect(body.required).not.toContain('tool');
});

test('describes an optional number as nullable', () => {
  const body = questionnaire(withStep({ fields: { years: { type: 'number', minimum: 0 } } }), student);
  expect(body).toMatchObject({
    properties: { years: { anyOf: [{ type: 'number', minimum: 0 }, { const: null }] } },
  });
});

test('leaves unsent answers out of the body', () => {
  const body = questionnaire(withStep({ fields: { tool } }), student, { excludedFields: ['email'] });
  expect(body.properties).not.toHaveProperty('email');
});

test('describes rows and groups with their questions, without engine-only keywords', () => {
  const people = { type: 'array', maxItems: 9 } as const;
  const born = { type: 'string', format: 'date', age: { minimum: 18 } } as const;
  const fieldSets = { people: { fields: { born }, required: ['born'] } };
  const body = questionnaire(withStep({ fields: { people }, required: ['people'], fieldSets }), student);
  const row = { type: 'object', properties: { born: { type: 'string', format: 'date' } } };
  expect(body.properties).toMatchObject({ people: { type: 'array', maxItems: 9, items: row } });
  expect(JSON.stringify(body.properties)).not.toContain('"age"');
});
