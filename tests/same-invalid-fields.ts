import fc from 'fast-check';
import { expect } from 'vitest';
import { evaluate, type Flow } from '#engine/core/index.ts';
import { folders } from '#folders';
import { guessablePasswordCheck } from '#server/questionnaires/guessable-password-check.ts';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { anyAnswers, samples } from './arbitraries.ts';
import { secondImplementation } from './second-implementation.ts';

// Loads the long lists of options, as the server does.
await loadForms();

const today = '2026-11-20';

/**
 * Expects that the engine (with the compiled form) and AJV (with the form's files) find the same invalid
 * fields in random answers. With TEST_ALL=1, returns the fields that were hardly tested, because they were
 * always valid or always invalid. Otherwise, returns an empty list, because fewer random answers do not reach
 * every field.
 */
export function expectSameInvalidFields(form: Flow, folder = folders.schemas): string[] {
  const flow = { ...form, guessablePasswordCheck };
  const environment = { today, isGuessable: guessablePasswordCheck.isGuessable };
  const invalidFields = secondImplementation(folder, flow.definition.id, environment);
  const onceInvalid = new Set<string>();
  const onceValid = new Set<string>();
  const check = fc.property(anyAnswers(flow, today), (answers) => {
    const { errors, relevantAnswers } = evaluate(flow, answers, { today });
    const found = errors.map(({ step, field }) => `${step}.${field}`);
    expect(found.sort()).toEqual(invalidFields(answers).sort());
    for (const field of found) onceInvalid.add(field);
    for (const [step, own] of Object.entries(relevantAnswers))
      for (const field of Object.keys(own))
        if (!found.includes(`${step}.${field}`)) onceValid.add(`${step}.${field}`);
  });
  fc.assert(check, samples);
  if (!process.env.TEST_ALL) return [];
  return fieldsOf(flow).filter((field) => !onceInvalid.has(field) || !onceValid.has(field));
}

function fieldsOf({ definition }: Flow): string[] {
  return definition.steps.flatMap(({ id, fields = {} }) =>
    Object.entries(fields).flatMap(([name, { computed, readOnly }]) =>
      computed || readOnly ? [] : `${id}.${name}`,
    ),
  );
}
