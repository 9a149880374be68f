import { isDeepStrictEqual } from 'node:util';
import { longDate } from '#domain/dates.ts';
import { isUniqueViolation } from '../../database/store-errors.ts';
import type { TransactionKind } from '../../database/tables.ts';
import { isPlanInvoice, planInvoices } from '../../payments/plan-invoices.ts';
import type { Entry } from '../../payments/transactions-repository.ts';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import {
  parseAmount,
  parseDate,
  parseMemo,
  parseNumbers,
  parsePastDate,
  parseWholeNumber,
} from '../input/typed-values.ts';
import { activeEntries, cancellationOf, describeEntry, type LedgerEntry } from '../ledger.ts';
import { formatMoney } from '../output/formats.ts';

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
      ['--memo <text>', 'what the student reads next to it; lists show the first 30 characters'],
      ['--again', 'even if an identical entry exists'],
      '',
      'Cancel a wrong entry with cancel-entry.',
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
          `${studentLabel(application)} already has this ${kind}: entry ${same.number} of "show". If you mean another one, add --again.`,
        );
      }
      await backend.transactions.add(application.id, [entry]);
      print(`${studentLabel(application)}: ${describeEntry(entry)}.`);
    },
  };
}

const maxMonths = 120;

export const addPlan: Command = {
  name: 'add-plan',
  usage: '<student> --total 12000 --months 12 --first 2026-12-05 [--again]',
  about: 'Records a payment plan: one invoice a month, due on the 5th.',
  details: [
    studentDetail,
    ['--total <amount>', 'of all months together; what does not divide comes in the last'],
    ['--months <n>', `1 to ${maxMonths}`],
    ['--first <date>', 'a day of the first month: whichever it is, the invoice is due on its 5th'],
    ['--again', 'even if the student already has a plan'],
  ],
  example: '3012345 --total 12000 --months 12 --first 2026-12-05',
  async run({ backend, print }, { positionals, options }) {
    const plan = {
      total: parseAmount(options.get('total')!),
      months: parseWholeNumber('--months', options.get('months')!, maxMonths),
      first: parseDate(options.get('first')!),
    };
    if (plan.total < plan.months) throw new UserError('The total is too small to divide by the months.');
    const application = await findStudent(backend, positionals[0]!);
    const has = activeEntries(await backend.transactions.history(application.id)).filter(isPlanInvoice);
    if (has.length > 0 && !options.has('again')) {
      throw new UserError(
        `${studentLabel(application)} already has a plan: entries ${has[0]!.number} to ${has.at(-1)!.number} of "show". Cancel it with cancel-entry, or add a second one with --again.`,
      );
    }
    const invoices = planInvoices(plan);
    await backend.transactions.add(application.id, invoices);
    const [first, last] = [invoices[0]!, invoices.at(-1)!];
    print(
      `${studentLabel(application)} owes ${formatMoney(plan.total)} in ${invoices.length} monthly invoices:`,
    );
    print(`the first, ${formatMoney(first.amount)}, on ${longDate(first.date)},`);
    print(`the last, ${formatMoney(last.amount)}, on ${longDate(last.date)}.`);
    const today = backend.today();
    const due = invoices.filter(({ date }) => date <= today).length;
    if (due > 0) print(`${due} of them ${due === 1 ? 'is' : 'are'} due already.`);
  },
};

export const cancelEntry: Command = {
  name: 'cancel-entry',
  usage: '<student> <entries>',
  about: 'Cancels invoices or deposits that were recorded wrongly.',
  details: [
    studentDetail,
    ['<entries>', 'the numbers that "show" gives them: 7, or 3,5, or 1-12 for a whole plan'],
    '',
    'Nothing vanishes: each gets an opposite entry of the same date, so that the sums are right on every',
    'day, and the student can read what happened. A cancellation is final; record the entry again if needed.',
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
        throw new UserError('Somebody else has just cancelled it. "show" shows it.');
      throw error;
    }
    for (const entry of wrong) {
      print(`${studentLabel(application)}: entry ${entry.number} is cancelled (${describeEntry(entry)}).`);
    }
  },
};

function entryToCancel(number: number, ledger: readonly LedgerEntry[]): LedgerEntry {
  const entry = ledger.find((each) => each.number === number);
  if (!entry) throw new UserError(`There is no entry ${number}. "show" lists them. Nothing was cancelled.`);
  const cancellation = cancellationOf(entry, ledger);
  if (cancellation) {
    throw new UserError(
      `Entry ${number} was cancelled before, by entry ${cancellation.number}. Nothing was cancelled.`,
    );
  }
  if (entry.cancels !== null) {
    throw new UserError(
      `Entry ${number} cancels another entry, so it cannot be cancelled. Record the other entry again. Nothing was cancelled.`,
    );
  }
  return entry;
}

function opposite({ id, kind, memo, date, amount }: LedgerEntry): Entry {
  return { kind, memo: `Cancelled: ${memo}`, date, amount: -amount, cancels: id };
}
