import { sentence } from '../files/sentence.ts';
import type { FileChange } from '../protocol.ts';
import {
  fieldsOf,
  flowFile,
  folderFor,
  listOf,
  nameFor,
  newFile,
  type Operation,
  type Read,
  rulesFile,
  wordsFile,
} from './files.ts';
import { type QuestionKind, quizQuestion, rowsKind } from './question-kinds.ts';
import { questionsOf } from './questions.ts';

export type NewStep = 'form' | 'list' | 'quiz' | 'content' | 'end' | 'review';

const firstQuestions: { readonly [kind in NewStep]?: QuestionKind } = {
  form: { words: '', widget: 'text', rules: { type: 'string', maxLength: 120, pattern: '\\S' } },
  list: rowsKind,
  quiz: quizQuestion,
};

/** Adds a step. `after` is the index of the step that comes before the new step. */
export function addStep(read: Read, form: string, title: string, kind: NewStep, after: number): Operation {
  const file = flowFile(form);
  const steps = listOf(fieldsOf(read(file)).steps).map(fieldsOf);
  const step = folderFor(
    title,
    steps.map(({ id }) => String(id)),
  );
  // If other steps of the form have addresses, the new step also gets an address.
  const hasPaths = steps.some(({ path }) => typeof path === 'string');
  // The new step gets the submit button if only end pages follow. A content step gets none in a guide, which
  // sends nothing.
  const sent = steps[after]?.submit;
  const isLast = kind !== 'end' && steps.slice(after + 1).every((each) => each.kind === 'end');
  const sends = isLast && (kind !== 'content' || sent !== undefined);
  const entry = {
    id: step,
    ...(kind === 'form' ? {} : { kind }),
    ...(hasPaths ? { path: `/${form}-${step}` } : {}),
    title,
    ...(kind === 'end' ? {} : { previous: 'Back', next: 'Continue' }),
    ...(sends ? { submit: sent ?? 'Send' } : {}),
  };
  const changes: FileChange[] = [{ file, do: 'insert', path: ['steps', after + 1], value: entry }];
  if (sends && sent !== undefined) changes.push({ file, do: 'remove', path: ['steps', after, 'submit'] });
  const first = firstQuestions[kind];
  if (first) changes.push(...emptyStep(form, step, nameFor('answer', questionsOf(read, form)), first));
  if (kind === 'content')
    changes.push({ file: `${form}/content/${step}.md`, do: 'write', text: `${sentence(title)}\n` });
  return { label: `Add the step "${title}"`, changes, opens: `${form}/${step}` };
}

export function emptyStep(
  form: string,
  step: string,
  question = 'answer',
  { widget, rules, isRequired, says }: QuestionKind = firstQuestions.form!,
): FileChange[] {
  return [
    newFile(rulesFile(form, step), {
      $schema: '../meta/step.schema.json',
      type: 'object',
      additionalProperties: false,
      properties: { [question]: rules },
      required: isRequired ? [question] : [],
    }),
    newFile(wordsFile(form, step), {
      $schema: '../meta/ui.schema.json',
      [question]: { 'ui:title': 'Your answer', 'ui:widget': widget, noun: 'your answer', ...says },
    }),
  ];
}

export function removeStep(read: Read, files: Iterable<string>, form: string, index: number): Operation {
  const entry = fieldsOf(listOf(fieldsOf(read(flowFile(form))).steps)[index]);
  const step = String(entry.id);
  const own = [rulesFile(form, step), wordsFile(form, step), `${form}/content/${step}.md`];
  return {
    label: `Remove the step "${String(entry.title)}"`,
    changes: [
      { file: flowFile(form), do: 'remove', path: ['steps', index] },
      ...[...files].filter((file) => own.includes(file)).map((file): FileChange => ({ file, do: 'delete' })),
    ],
    opens: form,
  };
}
