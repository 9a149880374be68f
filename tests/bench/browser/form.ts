import type { StepDefinition } from '#engine/core/index.ts';

export interface Option {
  readonly value: string;
  readonly title: string;
}

/** A question that every form library can ask. */
export interface Question {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'radios';
  readonly required: boolean;
  readonly options?: readonly Option[];
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** One form, from which the page of every contender is made. */
export interface Form {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** The questions are asked once per row. The page opens with all rows except the last, which the harness adds. */
  readonly rows?: number;
}

/** The path of the question that the harness types in; with rows, in the last one that the page opens with. */
export function typedIn({ questions, rows }: Pick<Form, 'questions' | 'rows'>): string {
  const { name } = questions.find(({ type }) => type === 'text')!;
  return rows === undefined ? name : `rows.${rows - 2}.${name}`;
}

/** Texts, lists, choices and numbers in turn. */
export function mixedForm(count: number): Form {
  const questions = Array.from({ length: count }, (_, index) => mixedQuestion(index));
  return { id: `fields-${count}`, title: `${count} fields`, questions };
}

function mixedQuestion(index: number): Question {
  const asked = { name: `field${index}`, label: `Field ${index}`, required: index % 5 !== 1 };
  switch (index % 5) {
    case 2:
      return { ...asked, type: 'select', options: optionsNamed(`Option of ${index}:`, 20) };
    case 3:
      return { ...asked, type: 'radios', options: optionsNamed('Choice', 3) };
    case 4:
      return { ...asked, type: 'number' };
    default:
      return { ...asked, type: 'text', maxLength: 100 };
  }
}

/** The questions of ten fields in this many rows. */
export function rowsForm(count: number): Form {
  const { questions } = mixedForm(10);
  return {
    id: `rows-${count}`,
    title: `${count} rows of ${questions.length} fields`,
    questions,
    rows: count,
  };
}

export type RowAnswers = Readonly<Record<string, string | number>>;

/** The contents of the initial rows: an answer to every question except the one that is typed in. */
export function openedRows({ questions, rows = 0 }: Form): readonly RowAnswers[] {
  const [, ...others] = questions;
  const answers = others.map(({ name, type, options }) => {
    const text = options?.[1]?.value ?? 'Something';
    return [name, type === 'number' ? 12 : text] as const;
  });
  return Array.from({ length: rows - 1 }, () => Object.fromEntries(answers));
}

/** One text, and one list of this length. */
export function longListForm(count: number): Form {
  const list: Question = {
    name: 'list',
    label: 'List',
    type: 'select',
    required: true,
    options: optionsNamed('Option', count),
  };
  return { id: `options-${count}`, title: `${count} options`, questions: [mixedQuestion(0), list] };
}

function optionsNamed(words: string, count: number): Option[] {
  return Array.from({ length: count }, (_, index) => ({ value: `o${index}`, title: `${words} ${index}` }));
}

/** A step of the portal as a form, so that other libraries can ask the same. */
export function formOfStep({ id, title, fields = {}, ui = {}, required = [] }: StepDefinition): Form {
  const questions = Object.entries(ui).map(([name, { label, widget, optionTitles }]): Question => {
    const { enum: values, maxLength, pattern } = fields[name]!;
    return {
      name,
      label,
      type: widget === 'select' || widget === 'radios' ? widget : 'text',
      required: required.includes(name),
      options: values?.map((value) => ({ value, title: optionTitles?.[value] ?? value })),
      maxLength,
      pattern,
    };
  });
  return { id, title, questions };
}
