import {
  type ActiveField,
  type Answers,
  activeFields,
  answerAt,
  type CalendarDate,
  evaluate,
  type FieldError,
  type FieldSet,
  type Flow,
  fieldSetAt,
  type StepAnswers,
  type StepDefinition,
  withDays,
} from '#engine/core/index.ts';
import { withoutRows } from '../source/answer-paths.ts';

/** Questions that stand together, at their place, as answers leave them. */
interface AskedSet {
  readonly step: string;
  /** The names, and the numbers of rows, that lead to it: '' for a step's own. */
  readonly path: string;
  readonly fields: readonly ActiveField[];
}

/** Where answers lead: the steps, and what each of them asks. */
export interface Walk {
  readonly answers: Answers;
  readonly steps: readonly string[];
  readonly sets: readonly AskedSet[];
  /** Those asked, in the order of the screens: `basic/email`, `members/rows.name`. */
  readonly questions: readonly string[];
  readonly errors: readonly FieldError[];
}

/** The steps that answers lead through and the questions asked there, as the engine says. */
export function walk(flow: Flow, answers: Answers, today: CalendarDate): Walk {
  const given = withDays(answers, today);
  const { steps, errors, flatAnswers } = evaluate(flow, given, { today });
  const around = { earlier: flatAnswers, today };
  const sets = steps.flatMap((step) =>
    step.fields ? [...setsIn(flow, step, given[step.id] ?? {}, around)] : [],
  );
  const questions = sets.flatMap(({ step: id, path, fields }) => {
    const step = steps.find((each) => each.id === id)!;
    return fields.flatMap(({ name, ui: { widget } }) => {
      const at = path ? `${path}.${name}` : name;
      const inner = fieldSetAt(step, at);
      if (!inner) return isAsked(widget) ? [`${id}/${withoutRows(at)}`] : [];
      const isEmpty = !sets.some((each) => each.step === id && each.path.startsWith(`${at}.`));
      // What the rows ask is there to be asked, also while there are none.
      return step.fields && isEmpty && fieldIn(step, at)?.type === 'array'
        ? questionsIn(inner, `${id}/${withoutRows(at)}.`)
        : [];
    });
  });
  const unique = [...new Set(questions)];
  return { answers, steps: steps.map(({ id }) => id), sets, questions: unique, errors };
}

function* setsIn(
  flow: Flow,
  step: StepDefinition,
  own: StepAnswers,
  around: { readonly earlier: StepAnswers; readonly today: CalendarDate },
  path = '',
): Iterable<AskedSet> {
  const fields = activeFields(flow, step, own, { path, ...around });
  yield { step: step.id, path, fields };
  for (const { name, schema } of fields) {
    const at = path ? `${path}.${name}` : name;
    if (!fieldSetAt(step, at)) continue;
    const rows = schema.type === 'array' ? answerAt(own, at) : undefined;
    const places =
      schema.type === 'object' ? [at] : Array.isArray(rows) ? rows.map((_, row) => `${at}.${row}`) : [];
    for (const place of places) yield* setsIn(flow, step, own, around, place);
  }
}

/** What follows from other answers, or is never shown, is asked of nobody. */
const isAsked = (widget: string) => widget !== 'computed' && widget !== 'hidden';

/** The field at a path that may hold the numbers of rows. */
export function fieldIn(step: FieldSet, path: string) {
  const names = withoutRows(path).split('.');
  return fieldSetAt(step, names.slice(0, -1).join('.'))?.fields?.[names.at(-1)!];
}

/** Every question of a set and those in it, whatever is answered. */
function questionsIn({ ui = {}, fieldSets = {} }: FieldSet, before: string): string[] {
  return Object.entries(ui).flatMap(([name, { widget }]) => {
    const inner = fieldSets[name];
    if (inner) return questionsIn(inner, `${before}${name}.`);
    return isAsked(widget) ? [`${before}${name}`] : [];
  });
}

/** Every question of a form. */
export const allQuestions = ({ definition }: Flow): string[] =>
  definition.steps.flatMap((step) => questionsIn(step, `${step.id}/`));

/** By which two walks are one path: the steps, and the questions asked there. */
export const keyOf = ({ steps, questions }: Pick<Walk, 'steps' | 'questions'>): string =>
  JSON.stringify([steps, questions.toSorted()]);

/** By which two walks are alike in every respect: also in what must be answered, what is offered and what is refused. */
export const detailOf = ({ steps, sets, errors }: Walk): string =>
  JSON.stringify([
    steps,
    sets.map(({ step, path, fields }) => [
      ...[step, path],
      fields.map(({ name, required, schema }) => [name, required, schema.enum ?? schema.items?.enum]),
    ]),
    errors.flatMap(({ step, field, keyword }) =>
      keyword === 'required' ? [] : `${step}/${field} ${keyword}`,
    ),
  ]);

/** What a sample shows of a form: the order of its steps, and each set of questions as it is asked there. */
export const partsOf = ({ steps, sets }: Walk): string[] => [
  steps.join(' > '),
  ...new Set(
    sets.map(
      ({ step, path, fields }) =>
        `${step}/${withoutRows(path)}: ${fields.map(({ name }) => name).join(', ')}`,
    ),
  ),
];
