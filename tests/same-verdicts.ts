import fc from 'fast-check';
import { expect } from 'vitest';
import { evaluate, type Flow } from '#engine/core/index.ts';
import { folders } from '#folders';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { passwordStrength } from '#server/questionnaires/password-strength.ts';
import { anyAnswers, samples } from './arbitraries.ts';
import { secondImplementation } from './second-implementation.ts';

// Long lists are loaded, as on the server.
await loadForms();

const today = '2026-11-20';

/**
 * Expects the engine, using the compiled form, and plain AJV, using the form's files, to find the same wrong fields in
 * random answers. Returns the fields that were never wrong, or never right, which proves nothing about them. Only a
 * thousand answers reach every field.
 */
export function expectSameVerdicts(form: Flow, folder = folders.schemas): string[] {
  const flow = { ...form, passwordStrength };
  const surroundings = { today, isGuessable: passwordStrength.isGuessable };
  const wrongFields = secondImplementation(folder, flow.definition.id, surroundings);
  const everWrong = new Set<string>();
  const everRight = new Set<string>();
  const check = fc.property(anyAnswers(flow, today), (answers) => {
    const { errors, relevantAnswers } = evaluate(flow, answers, { today });
    const found = errors.map(({ step, field }) => `${step}.${field}`);
    expect(found.sort()).toEqual(wrongFields(answers).sort());
    for (const field of found) everWrong.add(field);
    for (const [step, own] of Object.entries(relevantAnswers))
      for (const field of Object.keys(own))
        if (!found.includes(`${step}.${field}`)) everRight.add(`${step}.${field}`);
  });
  fc.assert(check, samples);
  if (!process.env.TEST_ALL) return [];
  return fieldsOf(flow).filter((field) => !everWrong.has(field) || !everRight.has(field));
}

/** The fields that people answer. */
function fieldsOf({ definition }: Flow): string[] {
  return definition.steps.flatMap(({ id, fields = {} }) =>
    Object.entries(fields).flatMap(([name, { computed, readOnly }]) =>
      computed || readOnly ? [] : `${id}.${name}`,
    ),
  );
}
