import { Readable } from 'node:stream';
import type { AnswerShapes, FormShape } from '#contract/answer-shapes.ts';
import { counted } from '#domain/money.ts';
import { form as application } from '#generated/application/form.ts';
import type { Backend } from '../../backend.ts';
import { withLists } from '../../questionnaires/load-forms.ts';
import type { Command } from '../command.ts';
import { shapesOf } from '../output/answer-shapes.ts';
import { writeNewFile } from '../output/output-file.ts';
import { exampleForm, findForm, type SentForm, sentForms } from '../sent-forms.ts';

const ofApplications = 'applications';

export const draftsShape: Command = {
  name: 'drafts-shape',
  usage: '[<form>] [--out shapes.json]',
  about: 'Counts how often each question was answered and each option chosen, without an answer, as JSON.',
  details: [
    ['<form>', `${ofApplications}, or a form that is sent in; all of them by default`],
    ['--out <path>', 'where to write it; without, it is printed'],
    '',
    'It counts what was sent and is kept here, as the forms of today read it. Drafts are on students’',
    'phones, where nobody counts them; they are of the same shape. Of each form and version it says how',
    'many were sent, how many of them answer a question, and of a list, how many chose each option. What',
    'people wrote is never in it, nor who they are. Where few have answered, a count may still tell',
    'whose answer it is: keep the file among colleagues.',
    'Open it in the studio, which then says how many answers a change is about.',
  ],
  example: `${exampleForm} --out shapes.json`,
  async run({ backend, print }, { positionals: [name], options }) {
    const forms: FormShape[] = [];
    if (name === undefined || name === ofApplications)
      forms.push(...(await shapesOf(await withLists(application), backend.applications.newestFirst({}))));
    for (const form of await wanted(backend, name))
      forms.push(
        ...(await shapesOf(await withLists(await form.load()), backend.submissions.newestFirst(form.id))),
      );
    const shapes: AnswerShapes = {
      kind: 'shapes of answers',
      day: backend.today(),
      forms,
    };
    const text = JSON.stringify(shapes, null, 2);
    const out = options.get('out');
    if (out === undefined) return print(text);
    const written = await writeNewFile(out, Readable.from([`${text}\n`]));
    const names = new Set(forms.map(({ form }) => form));
    print(`The counts of ${counted(names.size, 'form')} are in ${written}.`);
  },
};

async function wanted(backend: Backend, name: string | undefined): Promise<readonly SentForm[]> {
  if (name === ofApplications) return [];
  if (name !== undefined) return [await findForm(backend, name, [ofApplications])];
  return (await sentForms(backend)).filter(({ count }) => count > 0);
}
