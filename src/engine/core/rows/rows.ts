import { type Answer, isAnswers, noAnswers, type StepAnswers } from '../answers.ts';
import type { FieldSet, StepDefinition } from '../definition.ts';
import { messagesOf } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import type { FieldError } from '../flow-types.ts';
import { rowMessages } from './row-messages.ts';

type Rows = readonly StepAnswers[];

export function rowsOf(answer: Answer | undefined): Rows {
  return Array.isArray(answer) ? answer.map((row) => (isAnswers(row) ? row : noAnswers)) : [];
}

export function insertRow(rows: Rows, index: number, row: StepAnswers): Rows {
  return [...rows.slice(0, index), row, ...rows.slice(index)];
}

export function removeRow(rows: Rows, index: number): Rows {
  return rows.filter((_, at) => at !== index);
}

/**
 * Returns the new path of a field after a row was inserted (`by` is 1) or removed (`by` is -1) at `index`.
 * Returns undefined if the field was in the removed row.
 */
export function movedPath(field: string, rows: string, index: number, by: 1 | -1): string | undefined {
  if (!field.startsWith(`${rows}.`)) return field;
  const [row, ...rest] = field.slice(rows.length + 1).split('.');
  const at = Number(row);
  if (at < index) return field;
  if (at === index && by < 0) return undefined;
  return [rows, at + by, ...rest].join('.');
}

export const movedErrors =
  (rows: string, index: number, by: 1 | -1) =>
  (errors: readonly FieldError[]): FieldError[] =>
    errors.flatMap((error) => {
      const field = movedPath(error.field, rows, index, by);
      return field === undefined ? [] : [field === error.field ? error : { ...error, field }];
    });

export function listQuestion(step: StepDefinition): ActiveField {
  const [name, ui] = Object.entries(step.ui ?? {}).find((entry) => entry[1].widget === 'rows')!;
  return { name, ui, schema: step.fields![name]!, required: step.required?.includes(name) === true };
}

/** Returns a form step with the fields of one row. The id of this step is the key of the row's validator. */
export function rowStep(step: StepDefinition, name: string): StepDefinition {
  const set = step.fieldSets![name]!;
  const known = rowSteps.get(set);
  if (known) return known;
  const { rowTitle, backToList } = messagesOf(rowMessages);
  const made: StepDefinition = {
    ...set,
    ...{ id: `${step.id}.${name}`, kind: 'form', check: step.check },
    ...{ title: rowTitle(step.ui![name]!.noun), previous: backToList },
  };
  rowSteps.set(set, made);
  return made;
}

const rowSteps = new WeakMap<FieldSet, StepDefinition>();
