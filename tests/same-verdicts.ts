import fc from 'fast-check';
import { expect } from 'vitest';
import { evaluate, type Flow } from '#engine/core/index.ts';
import { folders } from '#folders';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { passwordStrength } from '#server/questionnaires/password-strength.ts';
import { anyAnswers } from './any-answers.ts';
import { secondImplementation } from './second-implementation.ts';

// Long lists are there, as they are on the server.
await loadForms();

const today = '2026-11-20';
const samples = { numRuns: 1000, seed: 7 };

/**
 * Expects the engine, on what a form is compiled to, and plain AJV on its files to find the same fields wrong. Gives
 * the fields that were wrong at some time, and how many of the answers were right.
 */
export function expectSameVerdicts(form: Flow) {
  const flow = { ...form, passwordStrength };
  const surroundings = { today, isGuessable: passwordStrength.isGuessable };
  const wrongFields = secondImplementation(folders.schemas, flow.definition.id, surroundings);
  const everWrong = new Set<string>();
  let right = 0;
  for (const answers of fc.sample(anyAnswers(flow, today), samples)) {
    const { errors } = evaluate(flow, answers, { today });
    const found = errors.map(({ step, field }) => `${step}.${field}`);
    expect(found.sort(), JSON.stringify(answers)).toEqual(wrongFields(answers).sort());
    for (const field of found) everWrong.add(field);
    if (found.length === 0) right += 1;
  }
  return { everWrong, right };
}
