import type { FormShape, QuestionShape } from '#contract/answer-shapes.ts';
import {
  type Answer,
  answerAt,
  type FieldSchema,
  type Flow,
  isAnswers,
  isBlank,
  type StepAnswers,
} from '#engine/core/index.ts';
import {
  currentAnswers,
  type PlacedQuestion,
  questionsIn,
  type StoredAnswers,
  sentQuestions,
} from './format-answers.ts';

type Form = Pick<Flow, 'definition' | 'lists'>;

export async function shapesOf(form: Form, rows: AsyncIterable<StoredAnswers>): Promise<FormShape[]> {
  const questions = sentQuestions(form).flatMap(({ question, step }) =>
    [...withRowQuestions(question, form)].map((each) => ({ ...each, step: step.id })),
  );
  const versions = new Map<number, { submissions: number; counts: Count[] }>();
  for await (const row of rows) {
    const { answers } = currentAnswers(form, row);
    const version = versions.get(row.flowVersion) ?? { submissions: 0, counts: questions.map(nothing) };
    versions.set(row.flowVersion, version);
    version.submissions += 1;
    for (const [index, { step, path, offered }] of questions.entries())
      count(version.counts[index]!, valuesAt(answers[step] ?? {}, path), offered);
  }
  return [...versions]
    .sort(([one], [other]) => one - other)
    .map(([version, { submissions, counts }]) => ({
      ...{ form: form.definition.id, version, submissions },
      questions: questions.map(({ step, path, offered }, index): QuestionShape => {
        const { answered, chosen } = counts[index]!;
        const shape = { step, question: path.join('.'), answered };
        return offered ? { ...shape, chosen: Object.fromEntries([...chosen].sort()) } : shape;
      }),
    }));
}

interface Question {
  /**
   * The path of each repeat around the question, from the outermost one, and then the path of the question in
   * the innermost row.
   */
  readonly path: readonly string[];
  readonly offered: ReadonlySet<string> | undefined;
}

function* withRowQuestions(
  { path, field, rows }: PlacedQuestion,
  form: Form,
  around: readonly string[] = [],
): Iterable<Question> {
  const parts = [...around, path];
  yield { path: parts, offered: rows ? undefined : offeredBy(field, form) };
  for (const each of rows ? questionsIn(rows) : []) yield* withRowQuestions(each, form, parts);
}

function offeredBy({ enum: options, items, list }: FieldSchema, { lists }: Form) {
  const long = list && [...(lists?.[list]?.options() ?? [])].map(([value]) => value);
  const all = long || (options ?? items?.enum);
  return all && new Set(all);
}

interface Count {
  answered: number;
  readonly chosen: Map<string, number>;
}

const nothing = (): Count => ({ answered: 0, chosen: new Map() });

/**
 * Counts one person's answer to a question, and those of its values that are among the options. Somebody may
 * have typed other values, and the result must not contain typed text.
 */
function count(counts: Count, values: readonly Answer[], offered: Question['offered']): void {
  const given = values.flat().filter((each) => !isBlank(each));
  if (given.length === 0) return;
  counts.answered += 1;
  for (const option of new Set(given.map(String)))
    if (offered?.has(option)) counts.chosen.set(option, (counts.chosen.get(option) ?? 0) + 1);
}

function valuesAt(answers: StepAnswers, [name = '', ...rest]: readonly string[]): Answer[] {
  const value = answerAt(answers, name);
  if (value === undefined || rest.length === 0) return value === undefined ? [] : [value];
  return [value].flat().flatMap((each) => (isAnswers(each) ? valuesAt(each, rest) : []));
}
