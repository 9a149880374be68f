import { type Answer, answerAt, answersFrom, type StepAnswers, splitPath, textOf } from '../answers.ts';
import { messagesOf } from '../environment.ts';
import type { Flow } from '../parts.ts';
import { fieldSetAt, stepAsking } from '../resolve.ts';
import { dateInWords } from '../values/date-in-words.ts';
import { optionTitle } from '../values/options.ts';
import { fieldMessages } from '../words/field-messages.ts';
import { inWords } from './words.ts';

type Form = Pick<Flow, 'definition' | 'lists'>;

/** The answers, and by their whole paths these as people read them: by title, by the name of the month, Yes and No. */
export function inTexts(form: Form, paths: readonly string[], answers: StepAnswers): StepAnswers {
  const said = paths.flatMap((path) => {
    const answer = answerAt(answers, path);
    // A number goes without its unit, which the sentence has.
    const isPlain = answer === undefined || typeof answer === 'number';
    const words = isPlain ? undefined : wordsAt(form, path, answer);
    return words === undefined ? [] : [[path, words] as const];
  });
  return answersFrom([...Object.entries(answers), ...said]);
}

function wordsAt({ definition, lists = {} }: Form, path: string, answer: Answer): string | undefined {
  const [parent, name] = splitPath(path);
  const [first = ''] = path.split('.');
  const step = stepAsking(definition, first);
  const set = step && fieldSetAt(step, parent);
  const [schema, ui] = [set?.fields?.[name], set?.ui?.[name]];
  if (!schema || !ui || schema.type === 'object' || ui.widget === 'rows') return undefined;
  if (ui.widget === 'date') return dateInWords(textOf(answer), messagesOf(fieldMessages).months);
  const list = lists[schema.list ?? ''];
  const field = { name, schema, ui, required: false, ...(list && { list: { ...list, wanted: {} } }) };
  return (inWords(field, answer) ?? [optionTitle(field, textOf(answer))]).join(', ');
}
