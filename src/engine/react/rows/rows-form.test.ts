import { expect, test } from 'vitest';
import type { StepAnswers } from '../../core/answers.ts';
import { insertRow, movedErrors, removeRow, rowsOf } from '../../core/rows/rows.ts';
import { flowOf, formStep } from '../../core/testing/form.ts';
import { createFormController } from '../form-controller.ts';
import { answerStore } from '../testing/answer-store.ts';
import '../../core/testing/environment.ts';

const names = Array.from({ length: 10 }, (_, index) => `q${index}`);
const row = formStep('row', Object.fromEntries(names.map((name) => [name, []])), {
  required: ['q1'],
  conditions: [{ if: 'list.rows?1', then: { properties: { q9: false } } }],
});
const step = formStep(
  'list',
  { rows: [{ type: 'array' }, { widget: 'rows', noun: 'a row' }] },
  { fieldSets: { rows: row } },
);
const flow = flowOf([step], {}, { 'list.rows?1': (answers) => (answers as StepAnswers).q0 === 'hide' });

function opened(rows: readonly StepAnswers[]) {
  return createFormController(flow, step, answerStore({ rows }));
}

test('a keystroke in one of 50 rows with ten fields each notifies only its field', () => {
  const form = opened(names.concat(names, names, names, names).map(() => ({ q1: 'one' })));
  const places = Array.from({ length: 50 }, (_, index) => `rows.${index}`);
  const notified: string[] = [];
  for (const place of places)
    for (const name of names)
      form.subscribeToField(`${place}.${name}`, () => notified.push(`${place}.${name}`));
  const before = places.map((place) => form.fieldsAt(place));
  form.change('rows.7.q3', 'a');
  expect(notified).toEqual(['rows.7.q3']);
  form.change('rows.7.q0', 'hide');
  const after = places.map((place) => form.fieldsAt(place));
  expect(after.flatMap((fields, index) => (fields === before[index] ? [] : index))).toEqual([7]);
  notified.length = 0;
  form.change('rows', insertRow(rowsOf(form.answers().rows), 50, {}));
  expect(notified).toEqual([]);
});

test('errors move with their row, also when it is removed and restored', () => {
  const form = opened([{ q1: 'right' }, {}, {}]);
  const shown = () => form.currentErrors().errors.map(({ field }) => field);
  form.submit();
  expect(shown()).toEqual(['rows.1.q1', 'rows.2.q1']);
  const rows = () => rowsOf(form.answers().rows);
  form.change('rows', removeRow(rows(), 0), movedErrors('rows', 0, -1));
  expect(shown()).toEqual(['rows.0.q1', 'rows.1.q1']);
  expect(form.error('rows.2.q1')).toBeUndefined();
  form.change('rows', insertRow(rows(), 0, { q1: 'right' }), movedErrors('rows', 0, 1));
  expect(shown()).toEqual(['rows.1.q1', 'rows.2.q1']);
  form.change('rows', removeRow(rows(), 1), movedErrors('rows', 1, -1));
  expect(shown()).toEqual(['rows.1.q1']);
});
