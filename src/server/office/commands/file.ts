import path from 'node:path';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import { formatSize } from '../output/formats.ts';
import { writeNewFile } from '../output/output-file.ts';

export const file: Command = {
  name: 'file',
  usage: '<student> --out <path> [--number 1]',
  about: 'Writes an invoice that a student has uploaded into a new file.',
  details: [
    studentDetail,
    ['--out <path>', 'where to write it; an existing file is not overwritten'],
    ['--number <n>', 'which one, as "show" counts them; the newest by default'],
  ],
  example: '3012345 --out invoice.pdf',
  async run({ backend, print }, { positionals, options }) {
    const application = await findStudent(backend, positionals[0]!);
    const files = await backend.invoiceFiles.list(application.id);
    if (files.length === 0) throw new UserError(`${studentLabel(application)} has not uploaded an invoice.`);
    const number = options.get('number') ?? String(files.length);
    const chosen = /^[1-9]\d*$/.test(number) ? files[Number(number) - 1] : undefined;
    if (!chosen) {
      const choice = files.length === 1 ? 'only number 1' : `numbers 1 to ${files.length}`;
      throw new UserError(`There is no invoice ${number}: ${studentLabel(application)} has ${choice}.`);
    }
    const content = await backend.files.read(chosen.storedAs).catch((error: Error) => {
      throw new UserError(`The invoice is recorded, but its file cannot be read: ${error.message}`);
    });
    const written = await writeNewFile(options.get('out')!, content);
    const kind = path.extname(chosen.storedAs).slice(1).toUpperCase();
    print(
      `Invoice ${number} of ${studentLabel(application)} is in ${written} (${kind}, ${formatSize(chosen.bytes)}).`,
    );
  },
};
