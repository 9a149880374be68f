import type { CalendarDate } from '#domain/dates.ts';
import { counted } from '#domain/money.ts';
import { referenceOf } from '#domain/reference.ts';
import { UserError } from '../../user-error.ts';
import type { Command, Office } from '../command.ts';
import { parseDate, parseWholeNumber } from '../input/typed-values.ts';
import { titledAnswers } from '../output/format-answers.ts';
import { formatDay } from '../output/formats.ts';
import { definitionList, table } from '../output/plain-text.ts';
import { senderColumns } from '../output/sheets.ts';
import { exampleForm, findForm, sentForms } from '../sent-forms.ts';

const shown = 10;
const maxShown = 1000;
const nameWidth = 30;

const head = ['Form', 'Sent by', 'Kept', 'Newest'];

export const submissions: Command = {
  name: 'submissions',
  usage: '[<form>] [--since 2026-11-01] [--newest 10] [--reference YGUYQQ]',
  about: 'Shows what was sent with a form, the newest first; without one, lists the forms.',
  details: [
    ['<form>', 'its name, or the first word of it where no other form begins so'],
    ['--since <date>', 'only what was sent on that day or later'],
    ['--newest <n>', `how many to show, 1 to ${maxShown}; ${shown} by default`],
    ['--reference <reference>', 'only the one of which the sender was shown this reference'],
    '',
    'All of them, for a spreadsheet, are written by "export".',
  ],
  example: `${exampleForm} --since 2026-11-01`,
  async run({ backend, print }, { positionals: [name], options }) {
    const since = options.get('since');
    const newest = options.get('newest');
    const asked = {
      since: since && parseDate(since),
      most: newest === undefined ? shown : parseWholeNumber('--newest', newest, maxShown),
      reference: options.get('reference')?.trim().toUpperCase(),
    };
    if (name !== undefined) return listSubmissions({ backend, print }, name, asked);
    if (options.size > 0) throw new UserError('Name a form too: options apply to one form.');
    await listForms({ backend, print });
  },
};

async function listForms({ backend, print }: Office): Promise<void> {
  const rows = (await sentForms(backend)).map(({ id, who, count, newestAt }) => [
    id,
    who === 'student' || who === 'anyone' ? who : 'nobody any more',
    String(count),
    newestAt === undefined ? '' : formatDay(newestAt),
  ]);
  if (rows.length === 0) return print('There is no form that anybody sends.');
  for (const line of table([head, ...rows])) print(line);
}

interface Asked {
  readonly since: CalendarDate | undefined;
  readonly most: number;
  readonly reference: string | undefined;
}

async function listSubmissions(
  { backend, print }: Office,
  name: string,
  { since, most, reference }: Asked,
): Promise<void> {
  const form = await findForm(backend, name);
  const flow = await form.load();
  const columns = senderColumns(form, flow);
  let count = 0;
  for await (const row of backend.submissions.newestFirst(form.id, since)) {
    if (reference && referenceOf(row.id) !== reference) continue;
    if (count === most) {
      return print(
        `The newest ${most} are shown. --newest shows more, and "export ${form.id}" writes all of them.`,
      );
    }
    count += 1;
    const sender = columns
      .map(({ title, cell }) => [title, cell(row)] as const)
      .filter(([, text]) => text !== '');
    const given = titledAnswers(flow, row).flatMap(({ answers }) => answers);
    for (const line of definitionList([...sender, ...given], nameWidth)) print(line);
    print('');
  }
  print(count === 0 ? 'No submission was found.' : `${counted(count, 'submission')}.`);
}
