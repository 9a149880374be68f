import { UserError } from '../../user-error.ts';
import type { Command, Office } from '../command.ts';
import { parseDate, parseWholeNumber } from '../input/typed-values.ts';
import { counted, formatMinute } from '../output/formats.ts';
import { definitionList, table } from '../output/plain-text.ts';
import { submissionColumns } from '../output/sheets.ts';
import { exampleForm, findForm, sentForms } from '../sent-forms.ts';

const shown = 10;
const mostShown = 1000;
const nameWidth = 30;

const head = ['Form', 'Sent by', 'Kept', 'Newest (UTC)'];

export const submissions: Command = {
  name: 'submissions',
  usage: '[<form>] [--since 2026-11-01] [--newest 10]',
  about: 'Shows what was sent with a form, the newest first; without one, lists the forms.',
  details: [
    ['<form>', 'its name, or the first word of it where no other form begins so'],
    ['--since <date>', 'only what was sent on that day or later'],
    ['--newest <n>', `how many to show, 1 to ${mostShown}; ${shown} when it is not said`],
    '',
    'All of them, for a spreadsheet, are written by "export".',
    '',
    `Example: npm run office -- submissions ${exampleForm} --since 2026-11-01`,
  ],
  async run({ backend, print }, { positionals: [name], options }) {
    const since = options.get('since');
    const newest = options.get('newest');
    const asked = {
      since: since && parseDate(since),
      most: newest === undefined ? shown : parseWholeNumber('--newest', newest, mostShown),
    };
    if (name !== undefined) return listSubmissions({ backend, print }, name, asked);
    if (options.size > 0) throw new UserError('--since and --newest go with a form only.');
    await listForms({ backend, print });
  },
};

async function listForms({ backend, print }: Office): Promise<void> {
  const rows = (await sentForms(backend)).map(({ id, who, count, newestAt }) => [
    id,
    who === 'student' || who === 'anyone' ? who : 'nobody any more',
    String(count),
    newestAt === undefined ? '' : formatMinute(newestAt),
  ]);
  if (rows.length === 0) return print('There is no form that anybody sends.');
  for (const line of table([head, ...rows])) print(line);
}

async function listSubmissions(
  { backend, print }: Office,
  name: string,
  { since, most }: { readonly since: string | undefined; readonly most: number },
): Promise<void> {
  const form = await findForm(backend, name);
  const columns = await submissionColumns(form);
  let count = 0;
  for await (const row of backend.submissions.newestFirst(form.id, since)) {
    if (count === most) {
      return print(
        `The newest ${most} are shown. --newest shows more, and "export ${form.id}" writes all of them.`,
      );
    }
    count += 1;
    const cells = columns.map(({ title, cell }) => [title, cell(row)] as const);
    const given = cells.filter(([, text]) => text !== '');
    for (const line of definitionList(given, nameWidth)) print(line);
    print('');
  }
  print(count === 0 ? 'No submission was found.' : `${counted(count, 'submission')}.`);
}
