import { listUnsent, retryFailed } from '../../messaging/messages-repository.ts';
import type { Command } from '../command.ts';
import { formatMinute } from '../output/formats.ts';
import { table } from '../output/plain-text.ts';

const month = 30 * 24 * 60 * 60_000;

const head = ['Put in line (UTC)', 'To', 'Kind', 'State', 'Tries', 'Last error'];

export const messages: Command = {
  name: 'messages',
  usage: '[--retry]',
  about: 'Lists the messages of the last 30 days that wait or failed.',
  details: [
    [
      '--retry',
      'first puts those in line again that failed; reminders are sent within a day or not at all. Codes are not: whoever still wants one asks for another',
    ],
    '',
    'Phones are shown by their last digits, and codes not at all.',
  ],
  example: '--retry',
  async run({ backend: { database, now }, print }, { options }) {
    const since = now() - month;
    if (options.has('retry')) {
      const count = await retryFailed(database, since, now());
      print(`${count} message${count === 1 ? '' : 's'} put in line again.`);
    }
    const unsent = await listUnsent(database, since);
    if (unsent.length === 0) return print('No message waits, and none failed.');
    const rows = unsent.map(({ createdAt, phone, kind, state, tries, error }) => [
      formatMinute(createdAt),
      // The last three digits are enough to recognise a student, and too few to call one.
      `…${phone.slice(-3)}`,
      kind,
      state,
      String(tries),
      error ?? '',
    ]);
    for (const line of table([head, ...rows])) print(line);
  },
};
