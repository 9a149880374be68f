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

interface AskedSet {
  readonly step: string;
  /** The path within the step, with row indexes; '' for questions outside groups and repeats. */
  readonly path: string;
  readonly fields: readonly ActiveField[];
}

export interface Walk {
  readonly answers: Answers;
  readonly steps: readonly string[];
  readonly sets: readonly AskedSet[];
  /** The questions in the order on the screen, written like `basic/email` and `members/rows.name`. */
  readonly questions: readonly string[];
  readonly errors: readonly FieldError[];
}

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
      if (!inner) return isVisible(widget) ? [`${id}/${withoutRows(at)}`] : [];
      const isEmpty = !sets.some((each) => each.step === id && each.path.startsWith(`${at}.`));
      // The questions of a repeat are listed as asked even if the repeat has no rows yet.
      return step.fields && isEmpty && questionIn(step, at).field?.type === 'array'
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

export const isAsked = ({ sets }: Walk, { step, path }: { readonly step: string; readonly path: string }) =>
  sets.some(
    (set) =>
      set.step === step && set.fields.some(({ name }) => (set.path ? `${set.path}.${name}` : name) === path),
  );

const isVisible = (widget: string) => widget !== 'computed' && widget !== 'hidden';

/** Returns the schema and ui entry of the question at a path, which can contain row indexes. */
export function questionIn(step: FieldSet | undefined, path: string) {
  const names = withoutRows(path).split('.');
  const set = step && fieldSetAt(step, names.slice(0, -1).join('.'));
  const name = names.at(-1)!;
  return { field: set?.fields?.[name], ui: set?.ui?.[name] };
}

export const questionOf = ({ definition }: Flow, step: string, path: string) =>
  questionIn(
    definition.steps.find(({ id }) => id === step),
    path,
  );

function questionsIn({ ui = {}, fieldSets = {} }: FieldSet, before: string): string[] {
  return Object.entries(ui).flatMap(([name, { widget }]) => {
    const inner = fieldSets[name];
    if (inner) return questionsIn(inner, `${before}${name}.`);
    return isVisible(widget) ? [`${before}${name}`] : [];
  });
}

export const allQuestions = ({ definition }: Flow): string[] =>
  definition.steps.flatMap((step) => questionsIn(step, `${step.id}/`));

export const keyOf = ({ steps, questions }: Pick<Walk, 'steps' | 'questions'>): string =>
  JSON.stringify([steps, questions.toSorted()]);

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

export const partsOf = ({ steps, sets }: Walk): string[] => [
  steps.join(' > '),
  ...new Set(
    sets.map(
      ({ step, path, fields }) =>
        `${step}/${withoutRows(path)}: ${fields.map(({ name }) => name).join(', ')}`,
    ),
  ),
];
