import type { StepDefinition } from '#engine/core/index.ts';

export interface Option {
  readonly value: string;
  readonly title: string;
}

/** A question as every library of forms can ask it. */
export interface Question {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'radios';
  readonly required: boolean;
  readonly options?: readonly Option[];
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Asked only once that question has this answer. */
  readonly shownBy?: { readonly name: string; readonly value: string };
}

/** One form, from which the page of every contender is made. */
export interface Form {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The question that the harness types its answer to. */
export function typedIn({ questions }: Form): string {
  return questions.find(({ type }) => type === 'text')!.name;
}

/** Texts, lists, choices and numbers in turn. */
export function mixedForm(count: number): Form {
  const questions = Array.from({ length: count }, (_, index) => mixedQuestion(index));
  return { id: `fields-${count}`, title: `${count} fields`, questions };
}

/** The same, but one field in ten is shown by the choice before it. */
export function conditionalForm(count: number): Form {
  const questions = mixedForm(count).questions.map((question, index, all) =>
    index % 10 === 9 ? { ...question, shownBy: { name: all[index - 1]!.name, value: 'o0' } } : question,
  );
  return {
    id: `conditions-${count}`,
    title: `${count} fields, ${count / 10} conditions`,
    questions,
  };
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

/** One text, and one list so long. */
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

/** A step of the portal's own, so that others can be asked the same. */
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
