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
 * Expects the engine, on what a form is compiled to, and plain AJV on the files of the form to find the same fields
 * wrong in a thousand answers. Gives the fields that were wrong at some time, those that were right, and how many of the
 * answers were right as a whole.
 */
export function expectSameVerdicts(form: Flow, folder = folders.schemas) {
  const flow = { ...form, passwordStrength };
  const surroundings = { today, isGuessable: passwordStrength.isGuessable };
  const wrongFields = secondImplementation(folder, flow.definition.id, surroundings);
  const everWrong = new Set<string>();
  const everRight = new Set<string>();
  let wholly = 0;
  for (const answers of fc.sample(anyAnswers(flow, today), samples)) {
    const { errors, relevantAnswers } = evaluate(flow, answers, { today });
    const found = errors.map(({ step, field }) => `${step}.${field}`);
    expect(found.sort(), JSON.stringify(answers)).toEqual(wrongFields(answers).sort());
    for (const field of found) everWrong.add(field);
    for (const [step, own] of Object.entries(relevantAnswers))
      for (const field of Object.keys(own))
        if (!found.includes(`${step}.${field}`)) everRight.add(`${step}.${field}`);
    if (found.length === 0) wholly += 1;
  }
  return { everWrong, everRight, wholly };
}

/** The fields of a form's steps that are in none of these. */
export function fieldsBeside({ definition }: Flow, known: ReadonlySet<string>): string[] {
  const fields = definition.steps.flatMap(({ id, fields = {} }) =>
    Object.keys(fields).map((name) => `${id}.${name}`),
  );
  return fields.filter((field) => !known.has(field));
}
