import { readFile } from 'node:fs/promises';
import { counted, inDigits } from '#domain/money.ts';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { type LineProblem, parseBankFile } from '../input/bank-file.ts';
import { type MatchedDeposit, matchDeposits } from '../input/match-deposits.ts';
import { resolveTypedPath } from '../input/typed-path.ts';
import { formatMoney } from '../output/formats.ts';

/**
 * The maximum number of problems that are listed. It is enough to recognise a problem that all lines share.
 */
const maxProblems = 50;
const maxLines = 12;

export const importDeposits: Command = {
  name: 'import-deposits',
  usage: '<file.csv> [--day-first] [--dry-run]',
  about: 'Records the deposits of a bank’s file: all of them, or none if a line is wrong.',
  details: [
    ['<file.csv>', 'a CSV file; its first line holds the titles of the columns'],
    ['--day-first', 'the dates are written 05/12/2026 for 5 December 2026'],
    ['--dry-run', 'checks everything and stores nothing'],
    '',
    'Columns, in any order; others are not read:',
    ['phone', 'or mat_number, or application (its id): who paid. If several are filled in, they must agree'],
    ['date', '2026-12-05; not in the future'],
    ['amount', '1500, "1,500.50" or D1500.50'],
    ['memo', 'may be left out: what the student reads beside it'],
    ['reference', 'may be left out: the bank’s number of the payment'],
    '',
    'A line that was imported before is left out, so the same file may be imported twice. What makes it the',
    'same is who, date, amount and reference (the memo, where there is none). Lines of one file that are',
    'the same are that many deposits.',
  ],
  example: 'bank.csv --dry-run',
  async run({ backend, print }, { positionals, options }) {
    const { lines, problems, ignored } = parseBankFile(await bytesOf(positionals[0]!), {
      today: backend.today(),
      isDayFirst: options.has('day-first'),
    });
    const matched = matchDeposits(lines, await backend.applications.directory());
    assertNoProblems([...problems, ...matched.problems], lines.length + problems.length);
    const { deposits } = matched;
    if (deposits.length === 0) throw new UserError('The file contains no deposits.');
    if (ignored.length > 0) print(`Columns that are not read: ${ignored.join(', ')}.`);
    const byHand = new Set((await backend.transactions.depositsByHand()).map(paymentKey));
    const isDryRun = options.has('dry-run');
    const known = await backend.transactions[isDryRun ? 'importedOf' : 'import'](deposits);
    const fresh = deposits.filter(({ importKey }) => !known.has(importKey));
    const before = deposits.filter(({ importKey }) => known.has(importKey));
    if (before.length > 0)
      print(`${counted(before.length, 'line')} imported before, left out: ${listed(before)}.`);
    print(summary(fresh, isDryRun));
    const alike = fresh.filter((deposit) => byHand.has(paymentKey(deposit)));
    if (alike.length > 0) {
      print(`Recorded by hand before, of the same student, date and amount: ${listed(alike)}.`);
      print('Where that is the same payment, take one back with cancel-entry.');
    }
  },
};

type Payment = Pick<MatchedDeposit, 'applicationId' | 'date' | 'amount'>;

const paymentKey = ({ applicationId, date, amount }: Payment) => `${applicationId} ${date} ${amount}`;

async function bytesOf(typed: string): Promise<Buffer> {
  const file = resolveTypedPath(typed);
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`,
    );
  }
}

function assertNoProblems(problems: readonly LineProblem[], all: number): void {
  if (problems.length === 0) return;
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  const shown = inOrder.slice(0, maxProblems).map(({ line, message }) => `  line ${line}: ${message}`);
  const more = inOrder.length - shown.length;
  throw new UserError(
    [
      `${counted(problems.length, 'line')} of ${inDigits(all)} cannot be imported, so nothing was stored:`,
      ...shown,
      ...(more > 0 ? [`  and ${counted(more, 'line')} more`] : []),
      'Put them right in the file, and import it again.',
    ].join('\n'),
  );
}

function summary(fresh: readonly MatchedDeposit[], isDryRun: boolean): string {
  if (fresh.length === 0) return 'Nothing in the file is new.';
  const students = new Set(fresh.map(({ applicationId }) => applicationId)).size;
  const sum = formatMoney(fresh.reduce((total, { amount }) => total + amount, 0));
  const verb = isDryRun ? 'would be stored' : fresh.length === 1 ? 'is stored' : 'are stored';
  return `${counted(fresh.length, 'new deposit')} of ${counted(students, 'student')}, ${sum} in all, ${verb}.`;
}

function listed(deposits: readonly MatchedDeposit[]): string {
  const lines = deposits.slice(0, maxLines).map(({ line }) => `line ${line}`);
  return [...lines, ...(deposits.length > maxLines ? ['…'] : [])].join(', ');
}
