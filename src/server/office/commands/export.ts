import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Command } from '../command.ts';
import { parseDate } from '../input/typed-values.ts';
import { counted } from '../output/formats.ts';
import { writeNewFile } from '../output/output-file.ts';
import { applicationsSheet, submissionsSheet } from '../output/sheets.ts';
import { findForm } from '../sent-forms.ts';

const ofApplications = 'applications';

export const exportAnswers: Command = {
  name: 'export',
  usage: '<form> --out answers.csv [--since 2026-11-01]',
  about: 'Writes all answers into a new CSV file that a spreadsheet can open, the newest first.',
  details: [
    ['<form>', `${ofApplications}, or a form that is sent in; the command "submissions" lists them`],
    ['--out <path>', 'where to write it; a file that is there already is left alone'],
    ['--since <date>', 'only what was sent on that day or later'],
    '',
    'A column a question, as the form asks it today; what it asks no more is in "Other answers".',
    'Where a spreadsheet would calculate or change a cell (a leading =, a phone number’s zeros), an',
    'apostrophe stands before it.',
    '',
    'Example: npm run office -- export applications --out answers.csv',
  ],
  async run({ backend, print }, { positionals, options }) {
    const name = positionals[0]!;
    const typed = options.get('since');
    const since = typed && parseDate(typed);
    const { head, rows } =
      name === ofApplications
        ? applicationsSheet(backend, since)
        : await submissionsSheet(backend, await findForm(backend, name, [ofApplications]), since);
    let count = 0;
    async function* lines() {
      yield head;
      for await (const row of rows) {
        count += 1;
        yield row;
      }
    }
    const csv = stringify({ bom: true, record_delimiter: '\r\n', quote_record_delimiter: true });
    const written = await writeNewFile(options.get('out')!, Readable.from(lines()), csv);
    print(`${counted(count, 'row')} and the titles are in ${written}.`);
  },
};
