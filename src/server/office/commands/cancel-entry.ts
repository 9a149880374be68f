import { isUniqueViolation } from '../../database/store-errors.ts';
import type { Entry } from '../../payments/transactions-repository.ts';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import { parseNumbers } from '../input/typed-values.ts';
import { cancellationOf, describeEntry, type LedgerEntry } from '../ledger.ts';

export const cancelEntry: Command = {
  name: 'cancel-entry',
  usage: '<student> <entries>',
  about: 'Takes back invoices or deposits that were recorded wrongly.',
  details: [
    studentDetail,
    ['<entries>', 'the numbers that "show" gives them: 7, or 3,5, or 1-12 for a whole plan'],
    '',
    'Nothing vanishes: each gets an opposite entry of the same date, so that the sums are right on every',
    'day, and the student can read what happened. What is taken back stays so; record it anew if need be.',
  ],
  example: '3012345 7',
  async run({ backend, print }, { positionals }) {
    const numbers = parseNumbers(positionals[1]!);
    const application = await findStudent(backend, positionals[0]!);
    const ledger = await backend.transactions.history(application.id);
    const wrong = numbers.map((number) => entryToCancel(number, ledger));
    try {
      await backend.transactions.add(application.id, wrong.map(opposite));
    } catch (error) {
      if (isUniqueViolation(error))
        throw new UserError('Somebody else has just taken it back. "show" shows it.');
      throw error;
    }
    for (const entry of wrong) {
      print(`${studentLabel(application)}: entry ${entry.number} is taken back (${describeEntry(entry)}).`);
    }
  },
};

function entryToCancel(number: number, ledger: readonly LedgerEntry[]): LedgerEntry {
  const entry = ledger.find((each) => each.number === number);
  if (!entry) throw new UserError(`There is no entry ${number}. "show" lists them. Nothing was taken back.`);
  const cancellation = cancellationOf(entry, ledger);
  if (cancellation) {
    throw new UserError(
      `Entry ${number} was taken back before, by entry ${cancellation.number}. Nothing was taken back.`,
    );
  }
  if (entry.cancels !== null) {
    throw new UserError(
      `Entry ${number} takes another one back, and stays. Record that one anew. Nothing was taken back.`,
    );
  }
  return entry;
}

function opposite({ id, kind, memo, date, amount }: LedgerEntry): Entry {
  return { kind, memo: `Cancelled: ${memo}`, date, amount: -amount, cancels: id };
}
