import type { FormState } from '#contract/form-state.ts';
import {
  addressAfter,
  addressOf,
  type CalendarDate,
  evaluate,
  type Flow,
  fieldId,
  previousStep,
  readAction,
  rowAt,
  stepAt,
} from '#engine/core/index.ts';
import { freshState, migrated } from '../form-state.ts';
import { continueForm } from './continue-form.ts';
import { type CurrentPage, pageAt, readStep } from './current-page.ts';
import { changeRows, removeEmptyRow, undo } from './rows.ts';
import { type Advance, resultOn, type StepPost } from './step-post.ts';

interface Posted {
  readonly address: string;
  readonly fields: URLSearchParams;
}

/**
 * Processes a form post from a browser without JavaScript. Has the same effect as the corresponding button in
 * engine/react/Wizard.tsx, and never loses what the student typed.
 */
export function advance(
  form: Flow,
  before: FormState | undefined,
  { address, fields }: Posted,
  { today }: { readonly today: CalendarDate },
): Advance {
  const { pathname, search } = new URL(address, 'http://localhost');
  const known = current(form, before);
  const at = pageAt(form, known, stepAt(form, pathname, search), rowAt(search), today);
  if (!at) {
    const { firstIncomplete, steps } = evaluate(form, known.answers, { today });
    return { state: known, go: addressOf(form, firstIncomplete ?? steps.at(-1)!) };
  }
  const read = readStep(form, known, at, fields, today);
  const { press: _, refusal: __, isNewRow: ___, isToConfirm: ____, ...kept } = known;
  const state: FormState = { ...kept, answers: read.answers };
  const next = act({ form, at, read, state, before: known, fields, today });
  return removeEmptyRow(form, at, next);
}

function current(form: Flow, state: FormState | undefined): FormState {
  if (!state || state.receipt) return { ...freshState(form), ...(state?.phone && { phone: state.phone }) };
  return migrated(form, state);
}

function act(post: StepPost): Advance {
  const { form, at, state, before, fields } = post;
  const [action, subject = '', path = ''] = readAction(fields);
  const here = addressOf(form, at.step, at.row?.index);
  switch (action) {
    case 'back':
      return { state: { ...state, isEditing: false }, go: addressBefore(form, at) };
    case 'stay':
      return { state, go: here };
    case 'edit':
      return edit(form, state, subject, path);
    case 'add':
    case 'change':
    case 'remove':
      return changeRows(post, action, subject, here);
    case 'undo':
      return undo(post, before.press, here);
    case 'clear':
      if (subject !== 'yes') return { state: { ...state, press: resultOn(at, { clears: true }) }, go: here };
      return { state: freshState(form), go: addressOf(form, form.definition.steps[0]!) };
    default:
      return continueForm(post, here);
  }
}

function addressBefore(form: Flow, { step, steps, row }: CurrentPage): string {
  if (row) return addressOf(form, step);
  const previous = previousStep(steps, step.id);
  return previous ? addressOf(form, previous) : (form.definition.back ?? addressOf(form, step));
}

function edit(form: Flow, state: FormState, id: string, path: string): Advance {
  const step = form.definition.steps.find((each) => each.id === id) ?? form.definition.steps[0]!;
  const [, row, ...rest] = path.split('.');
  const isRow = step.kind === 'list' && row !== undefined;
  const field = isRow ? rest.join('.') : path;
  const anchor = field && `#${fieldId(field)}`;
  return {
    state: { ...state, isEditing: true },
    go: addressOf(form, step, isRow ? Number(row) : undefined) + anchor,
  };
}

export function afterSubmission(
  form: Flow,
  state: FormState,
  outcome: NonNullable<FormState['receipt']> | NonNullable<FormState['refusal']>,
): { readonly state: FormState; readonly go: string } {
  if ('id' in outcome) {
    const { version, phone } = state;
    return {
      state: { version, answers: {}, ...(phone && { phone }), receipt: outcome },
      go: addressAfter(form),
    };
  }
  const review = form.definition.steps.findLast(({ kind }) => kind !== 'end')!;
  return { state: { ...state, refusal: outcome }, go: `${addressOf(form, review)}#refusal` };
}
