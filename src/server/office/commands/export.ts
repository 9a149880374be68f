import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { counted } from '#domain/money.ts';
import type { Command } from '../command.ts';
import { parseDate } from '../input/typed-values.ts';
import { writeNewFile } from '../output/output-file.ts';
import { applicationsSheet, type Sheet, submissionSheets } from '../output/sheets.ts';
import { findForm } from '../sent-forms.ts';

const ofApplications = 'applications';

export const exportAnswers: Command = {
  name: 'export',
  usage: '<form> --out answers.csv [--since 2026-11-01]',
  about: 'Writes all answers into a new CSV file that a spreadsheet can open, the newest first.',
  details: [
    ['<form>', `${ofApplications}, or a form that is sent in; the command "submissions" lists them`],
    ['--out <path>', 'where to write it; an existing file is not overwritten'],
    ['--since <date>', 'only what was sent on that day or later'],
    '',
    'A column a question, as the form asks it today; what it asks no more is in "Other answers". Where a',
    'question is answered by rows, such as the members of a household, they are in a file of their own',
    'beside this one: answers-members.csv.',
    'Where a spreadsheet would calculate or change a cell (a leading =, a phone number’s zeros), an',
    'apostrophe stands before it.',
  ],
  example: 'applications --out answers.csv',
  async run({ backend, print }, { positionals, options }) {
    const name = positionals[0]!;
    const typed = options.get('since');
    const since = typed && parseDate(typed);
    const [first, ...ofRows] =
      name === ofApplications
        ? [applicationsSheet(backend, since)]
        : await submissionSheets(backend, await findForm(backend, name, [ofApplications]), since);
    const out = options.get('out')!;
    const { count, written } = await writeSheet(first, out);
    print(`${counted(count, 'row')} and the titles are in ${written}.`);
    for (const sheet of ofRows) {
      const beside = out.replace(/(\.[^./\\]*)?$/, `-${sheet.name}$1`);
      const more = await writeSheet(sheet, beside);
      print(`${counted(more.count, 'row')} of "${sheet.name}" and the titles are in ${more.written}.`);
    }
  },
};

async function writeSheet({ head, rows }: Sheet, file: string) {
  let count = 0;
  async function* lines() {
    yield head;
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  }
  const csv = stringify({ bom: true, record_delimiter: '\r\n', quote_record_delimiter: true });
  const written = await writeNewFile(file, Readable.from(lines()), csv);
  return { count, written };
}
