import {
  addressOf,
  answerAt,
  type Flow,
  fieldId,
  fieldSetAt,
  insertRow,
  isBlank,
  listQuestion,
  type PostResult,
  removeRow,
  rowMessages,
  rowsOf,
  type StepDefinition,
  withAnswerAt,
} from '#engine/core/index.ts';
import type { CurrentPage } from './current-page.ts';
import { type Advance, resultOn, type StepPost } from './step-post.ts';

/**
 * Adds or removes a row. In a list step, adding or changing a row only opens the row's page, and stores no
 * answers yet.
 */
export function changeRows(
  { form, at, state }: StepPost,
  action: string,
  path: string,
  here: string,
): Advance {
  const { step, asking, row } = at;
  const parts = path.split('.');
  const isPlace = action !== 'add';
  const index = isPlace ? Number(parts.at(-1)) : Number.NaN;
  const list = (isPlace ? parts.slice(0, -1) : parts).join('.');
  const isList = step.kind === 'list' && !row && listQuestion(step).name === list;
  const full = row ? `${row.path}.${list}` : list;
  const own = state.answers[step.id] ?? {};
  const rows = rowsOf(answerAt(own, full));
  const question = questionAt(asking, list);
  if (question?.widget !== 'rows' || (isPlace && !(index < rows.length))) return { state, go: here };
  if (isList && action !== 'remove') {
    const isNewRow = action === 'add';
    return { state: { ...state, isNewRow }, go: addressOf(form, step, isNewRow ? rows.length : index) };
  }
  const next = action === 'add' ? insertRow(rows, rows.length, {}) : removeRow(rows, index);
  const answers = { ...state.answers, [step.id]: withAnswerAt(own, full, next) };
  if (action === 'add')
    return { state: { ...state, answers }, go: `${here}#${fieldId(`${list}.${rows.length}`)}` };
  const removed = {
    path: list,
    index,
    row: rows[index]!,
    name: rowMessages.rowName(question.noun, index + 1),
  };
  return {
    state: { ...state, answers, press: resultOn(at, { removed }) },
    go: `${here}#${fieldId(list)}-undo`,
  };
}

function questionAt(asking: StepDefinition, path: string) {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  return fieldSetAt(asking, names.slice(0, -1).join('.'))?.ui?.[names.at(-1)!];
}

export function undo({ at, state }: StepPost, press: PostResult | undefined, here: string): Advance {
  const { removed } = press ?? {};
  if (!removed) return { state, go: here };
  const { step, row } = at;
  const full = row ? `${row.path}.${removed.path}` : removed.path;
  const own = state.answers[step.id] ?? {};
  const rows = rowsOf(answerAt(own, full));
  const index = Math.min(removed.index, rows.length);
  const answers = {
    ...state.answers,
    [step.id]: withAnswerAt(own, full, insertRow(rows, index, removed.row)),
  };
  return { state: { ...state, answers }, go: `${here}#${fieldId(`${removed.path}.${index}`)}` };
}

/** Removes the row if it is still empty when the student leaves its page. */
export function removeEmptyRow(form: Flow, { step, row }: CurrentPage, next: Advance): Advance {
  if (!row) return next;
  const { state, go } = next;
  if (go.split('#')[0] === addressOf(form, step, row.index))
    return { ...next, state: { ...state, isNewRow: true } };
  const own = state.answers[step.id] ?? {};
  const rows = rowsOf(own[row.list]);
  if (row.index >= rows.length || !isBlank(rows[row.index])) return next;
  const left = { ...own, [row.list]: removeRow(rows, row.index) };
  return { ...next, state: { ...state, answers: { ...state.answers, [step.id]: left } } };
}
