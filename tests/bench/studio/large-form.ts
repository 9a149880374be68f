import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Form, mixedForm, type Question } from '../browser/form.ts';

/** How long a step is that staff write. */
const perStep = 25;

/** Writes the form as staff would: its steps, questions and lists, beside the forms that are in the folder. */
export function writeLargeForm(schemas: string, count: number): Form {
  const form = mixedForm(count);
  const write = (file: string, value: object) => {
    const full = path.join(schemas, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, `${JSON.stringify(value, null, 2)}\n`);
  };
  const parts = Array.from({ length: Math.ceil(count / perStep) }, (_, index) =>
    form.questions.slice(index * perStep, (index + 1) * perStep),
  );
  write(`${form.id}/flow.json`, flowOf(form, parts.length));
  for (const [index, questions] of parts.entries()) {
    write(`${form.id}/part-${index}.schema.json`, rulesOf(questions));
    write(`${form.id}/part-${index}.ui.json`, {
      $schema: '../meta/ui.schema.json',
      ...Object.fromEntries(questions.map((question) => [question.name, wordsOf(question)])),
    });
  }
  write(`${form.id}/samples/valid.json`, {
    $schema: '../../meta/sample.schema.json',
    title: 'All answered',
    answers: Object.fromEntries(parts.map((questions, index) => [`part-${index}`, answersTo(questions)])),
    expect: 'valid',
  });
  for (const [name, titles] of lists) write(`options/${name}.json`, listOf(name, titles));
  const portal = path.join(schemas, 'portal.json');
  const { forms } = JSON.parse(readFileSync(portal, 'utf8')) as { forms?: string[] };
  if (forms)
    write('portal.json', { ...JSON.parse(readFileSync(portal, 'utf8')), forms: [...forms, form.id] });
  return form;
}

function flowOf({ id, title }: Form, steps: number) {
  return {
    $schema: '../meta/flow.schema.json',
    ...{ id, version: 1, title, noun: 'the answers' },
    ...{ access: 'student', header: title, back: '/resources', draft: { days: 7 } },
    steps: [
      ...Array.from({ length: steps }, (_, index) => ({
        id: `part-${index}`,
        path: `/${id}-${index}`,
        title: `Part ${index + 1}`,
        previous: 'Back',
        ...(index === steps - 1 ? { submit: 'Send' } : { next: 'Continue' }),
      })),
      { id: 'sent', kind: 'end', path: `/${id}-sent`, title: 'Thank you' },
    ],
    submit: { who: 'student', wait: 'accepted', go: `/${id}-sent`, refused: 'Your answers were not sent.' },
  };
}

const lists = [
  ['bench-long', Array.from({ length: 20 }, (_, index) => `Option ${index + 1}`)],
  ['bench-short', ['One', 'Two', 'Three']],
] as const;

const listOf = (name: string, titles: readonly string[]) => ({
  $schema: '../meta/options.schema.json',
  title: name,
  type: 'string',
  enum: titles,
});

function rulesOf(questions: readonly Question[]) {
  return {
    $schema: '../meta/step.schema.json',
    type: 'object',
    additionalProperties: false,
    required: questions.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(questions.map((question) => [question.name, ruleOf(question)])),
  };
}

function ruleOf({ type }: Question) {
  switch (type) {
    case 'select':
      return { $ref: '../options/bench-long.json' };
    case 'radios':
      return { $ref: '../options/bench-short.json' };
    case 'number':
      return { type: 'number', minimum: 0, maximum: 1000 };
    case 'text':
      return { type: 'string', maxLength: 100, pattern: '\\S' };
  }
}

const wordsOf = ({ name, label, type }: Question) => ({
  'ui:title': label,
  'ui:widget': type,
  noun: `the answer to ${name}`,
});

const likely = { select: 'Option 2', radios: 'Two', number: 12, text: 'Something' } as const;

const answersTo = (questions: readonly Question[]) =>
  Object.fromEntries(questions.map(({ name, type }) => [name, likely[type]]));
