import type { Command } from '../command.ts';
import { formatMinute, formatSize } from '../output/formats.ts';
import { table } from '../output/plain-text.ts';

const head = ['Client', 'Budget', 'Spent', 'Refused', 'Hour began (UTC)'];

export const budgets: Command = {
  name: 'budgets',
  usage: '',
  about: 'Lists what each client address has had stored and sent in its present hour.',
  details: [
    'Beyond its budget a client is refused uploads and answers to public forms, and causes no more messages,',
    'until its hour is over.',
    'Many students of one carrier may share an address. The settings are UPLOAD_MEGABYTES_PER_HOUR,',
    'PUBLIC_SUBMISSIONS_PER_HOUR and MESSAGES_PER_HOUR.',
  ],
  async run({ backend: { clientBudgets, config }, print }) {
    const { uploadBytesPerHour, publicSubmissionsPerHour, messagesPerHour } = config;
    print(
      `An hour gives each client ${formatSize(uploadBytesPerHour)} of uploads, ${publicSubmissionsPerHour} answers to public forms and ${messagesPerHour} messages.`,
    );
    const spent = await clientBudgets.list();
    if (spent.length === 0) return print('No client has spent anything in the last hour.');
    const rows = spent.map((row) => [
      row.client,
      row.budget,
      row.budget === 'uploads' ? formatSize(row.spent) : String(row.spent),
      String(row.refused),
      formatMinute(row.since),
    ]);
    for (const line of table([head, ...rows])) print(line);
  },
};
