import type { FormState } from '#contract/form-state.ts';
import { canonicalPhone } from '#domain/phone.ts';
import {
  type Answers,
  activeFields,
  type CalendarDate,
  evaluate,
  type Flow,
  isBlank,
  listQuestion,
  readPosted,
  rowStep,
  rowsOf,
  type StepAnswers,
  type StepDefinition,
  withAnswerAt,
  withAnswersInTexts,
} from '#engine/core/index.ts';

export interface CurrentPage {
  readonly step: StepDefinition;
  readonly asking: StepDefinition;
  readonly own: StepAnswers;
  readonly earlier: StepAnswers;
  readonly steps: readonly StepDefinition[];
  readonly row?: { readonly path: string; readonly list: string; readonly index: number };
}

/**
 * Returns the page of a step, or of one row of a list step. Returns undefined if the answers so far skip the
 * step, or if the row does not exist.
 */
export function pageAt(
  form: Flow,
  { answers, isNewRow = false }: FormState,
  step: StepDefinition,
  row: number | undefined,
  today: CalendarDate,
): CurrentPage | undefined {
  const { steps, flatAnswers: earlier } = evaluate(form, answers, { today });
  if (!steps.includes(step)) return undefined;
  const own = answers[step.id] ?? {};
  if (step.kind !== 'list' || row === undefined) {
    return { step, asking: withAnswersInTexts(step, earlier, form), own, earlier, steps };
  }
  const { name } = listQuestion(step);
  const rows = rowsOf(own[name]);
  if (!(row < rows.length || (isNewRow && row === rows.length))) return undefined;
  return {
    ...{ step, earlier, steps, asking: rowStep(step, name), own: rows[row] ?? {} },
    row: { path: `${name}.${row}`, list: name, index: row },
  };
}

export type ReadStep = ReturnType<typeof readStep>;

export function readStep(
  form: Flow,
  state: FormState,
  at: CurrentPage,
  fields: URLSearchParams,
  today: CalendarDate,
) {
  const { asking, own, earlier, step, row } = at;
  const asked = namesOf(form, asking, own, earlier, today);
  const { answers: typed, searches } = asking.fields
    ? readPosted(form, asking, own, fields, { earlier, today, canonicalPhone })
    : { answers: own, searches: {} };
  const before = state.answers[step.id] ?? {};
  const isNothing = row && isBlank(typed) && row.index >= rowsOf(before[row.list]).length;
  const after = !row ? typed : isNothing ? before : withAnswerAt(before, row.path, typed);
  const answers: Answers = asking.fields ? { ...state.answers, [step.id]: after } : state.answers;
  const posted = namesOf(form, asking, typed, earlier, today).filter((name) => fields.has(name));
  return { answers, own: typed, searches, asked: [...new Set([...asked, ...posted])] };
}

export const namesOf = (
  form: Flow,
  step: StepDefinition,
  answers: StepAnswers,
  earlier: StepAnswers,
  today: CalendarDate,
) => activeFields(form, step, answers, { earlier, today }).map(({ name }) => name);
