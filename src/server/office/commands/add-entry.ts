import { isDeepStrictEqual } from 'node:util';
import type { TransactionKind } from '../../database/tables.ts';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import { parseAmount, parseDate, parseMemo, parsePastDate } from '../input/typed-values.ts';
import { activeEntries, describeEntry } from '../ledger.ts';

export const addInvoice = adding('invoice', {
  about: 'Records a single amount that a student owes by a date.',
  dateDetail: 'when it is due',
  example: '--amount 1000 --date 2026-12-05 --memo "Membership fee"',
});

export const addDeposit = adding('deposit', {
  about: 'Records an amount that a student has paid.',
  dateDetail: 'when it was paid: today or before',
  example: '--amount D1,500.50 --date 2026-11-20 --memo "Cash at the office"',
});

function adding(
  kind: TransactionKind,
  { about, dateDetail, example }: Readonly<Record<'about' | 'dateDetail' | 'example', string>>,
): Command {
  return {
    name: `add-${kind}`,
    usage: '<student> --amount 1000 --date 2026-12-05 --memo "…" [--again]',
    about,
    details: [
      studentDetail,
      ['--amount <amount>', '1500, 1,500.50 or D1,500.50'],
      ['--date <date>', dateDetail],
      ['--memo <text>', 'what the student reads beside it; lists show the first 30 letters'],
      ['--again', 'although the very same is there already'],
      '',
      'A wrong entry is taken back with cancel-entry.',
    ],
    example: `3012345 ${example}`,
    async run({ backend, print }, { positionals, options }) {
      const typedDate = options.get('date')!;
      const today = backend.today();
      const entry = {
        kind,
        amount: parseAmount(options.get('amount')!),
        date: kind === 'deposit' ? parsePastDate(typedDate, today) : parseDate(typedDate),
        memo: parseMemo(options.get('memo')!),
      };
      const application = await findStudent(backend, positionals[0]!);
      const ledger = await backend.transactions.history(application.id);
      const same = activeEntries(ledger).find(({ amount, date, memo, ...each }) =>
        isDeepStrictEqual({ kind: each.kind, amount, date, memo }, entry),
      );
      if (same && !options.has('again')) {
        throw new UserError(
          `${studentLabel(application)} has that very ${kind} already: entry ${same.number} of "show". If this is another one, add --again.`,
        );
      }
      await backend.transactions.add(application.id, [entry]);
      print(`${studentLabel(application)}: ${describeEntry(entry)}.`);
    },
  };
}
