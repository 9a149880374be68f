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
