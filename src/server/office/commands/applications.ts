import { spacedPhone } from '#domain/phone.ts';
import { universityNameOf } from '../../applications/universities.ts';
import type { Command } from '../command.ts';
import { parseDate, parseStatus, statuses } from '../input/typed-values.ts';
import { table } from '../output/plain-text.ts';

const head = ['Application', 'Applied', 'Status', 'Phone', 'Name', 'University', 'Invoices'];
const widest = [undefined, undefined, undefined, undefined, 20, 15];

export const applications: Command = {
  name: 'applications',
  usage: '[--status open] [--since 2026-11-01]',
  about: 'Lists the applications, the newest first.',
  details: [
    ['--status <status>', `only those that are ${statuses.join(', ')}`],
    ['--since <date>', 'only those that were made on that day or later'],
    '',
    '"Invoices" counts the invoices of the university that the student has uploaded.',
  ],
  example: '--status open --since 2026-11-01',
  async run({ backend, print }, { options }) {
    const status = options.get('status');
    const since = options.get('since');
    const rows: string[][] = [];
    const found = backend.applications.newestFirst({
      status: status && parseStatus(status),
      since: since && parseDate(since),
    });
    for await (const { id, dateApplied, status, phone, firstName, lastName, universityId, files } of found) {
      const university = universityNameOf(universityId);
      const name = `${firstName} ${lastName}`;
      rows.push([id, dateApplied, status, spacedPhone(phone), name, university, String(files)]);
    }
    if (rows.length === 0) return print('No application was found.');
    for (const line of table([head, ...rows], widest)) print(line);
    print(`${rows.length} application${rows.length === 1 ? '' : 's'}.`);
  },
};
