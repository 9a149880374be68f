import type { StepDefinition } from '#engine/core/index.ts';
import { applicationDefinition } from '#generated/application/flow.ts';

export interface Option {
  readonly value: string;
  readonly title: string;
}

export interface Question {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'radios';
  readonly required: boolean;
  readonly options?: readonly Option[];
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface Form {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export const typedIn = ({ questions }: Form) => questions.find(({ type }) => type === 'text')!.name;

function mixedForm(count: number): Form {
  const questions = Array.from({ length: count }, (_, index) => mixedQuestion(index));
  return { id: `fields-${count}`, title: `${count} fields`, questions };
}

function mixedQuestion(index: number): Question {
  const common = { name: `field${index}`, label: `Field ${index}`, required: index % 5 !== 1 };
  switch (index % 5) {
    case 2:
      return { ...common, type: 'select', options: optionsNamed(`Option of ${index}:`, 20) };
    case 3:
      return { ...common, type: 'radios', options: optionsNamed('Choice', 3) };
    case 4:
      return { ...common, type: 'number' };
    default:
      return { ...common, type: 'text', maxLength: 100 };
  }
}

function optionsNamed(prefix: string, count: number): Option[] {
  return Array.from({ length: count }, (_, index) => ({ value: `o${index}`, title: `${prefix} ${index}` }));
}

function formOfStep({ id, title, fields = {}, ui = {}, required = [] }: StepDefinition): Form {
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

export const firstForm = formOfStep(applicationDefinition.steps[0]);

export const typedForms = [mixedForm(10), mixedForm(100), mixedForm(500)];

export const forms = [firstForm, ...typedForms];
