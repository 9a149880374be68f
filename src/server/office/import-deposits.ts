import { readFile } from 'node:fs/promises';
import { dalasi } from '#domain/bututs.ts';
import { todayInBanjul } from '#domain/dates.ts';
import { inDigits, money } from '#domain/money.ts';
import { Mistake } from '../mistake.ts';
import { type LineProblem, readBankFile } from './bank-file.ts';
import type { Command } from './command.ts';
import { type MatchedDeposit, matchDeposits } from './match-deposits.ts';

/** More would only hide what is wrong with all of them. */
const mostProblems = 50;
const mostLines = 12;

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
    '',
    'Example: npm run office -- import-deposits bank.csv --dry-run',
  ],
  positionals: 1,
  options: { 'day-first': { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ backend, print }, { positionals, values }) {
    const { lines, problems, ignored } = readBankFile(await bytesOf(positionals[0]!), {
      today: todayInBanjul(new Date(backend.now())),
      isDayFirst: values['day-first'] === true,
    });
    const matched = matchDeposits(lines, await backend.applicationList.directory());
    refuseIfWrong([...problems, ...matched.problems], lines.length + problems.length);
    const { deposits } = matched;
    if (deposits.length === 0) throw new Mistake('The file holds no deposits.');
    if (ignored.length > 0) print(`Columns that are not read: ${ignored.join(', ')}.`);
    const isDryRun = values['dry-run'] === true;
    const known = await backend.transactions[isDryRun ? 'importedOf' : 'import'](deposits);
    for (const sentence of outcome(deposits, known, isDryRun)) print(sentence);
  },
};

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Mistake(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`,
    );
  }
}

function refuseIfWrong(problems: readonly LineProblem[], all: number): void {
  if (problems.length === 0) return;
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  const told = inOrder.slice(0, mostProblems).map(({ line, message }) => `  line ${line}: ${message}`);
  const more = inOrder.length - told.length;
  throw new Mistake(
    [
      `${counted(problems.length, 'line')} of ${inDigits(all)} cannot be imported, so nothing was stored:`,
      ...told,
      ...(more > 0 ? [`  and ${counted(more, 'line')} more`] : []),
      'Put them right in the file, and import it again.',
    ].join('\n'),
  );
}

function outcome(
  deposits: readonly MatchedDeposit[],
  known: ReadonlySet<string>,
  isDryRun: boolean,
): string[] {
  const fresh = deposits.filter(({ importKey }) => !known.has(importKey));
  const students = new Set(fresh.map(({ applicationId }) => applicationId)).size;
  const sum = money(dalasi(fresh.reduce((total, { amount }) => total + amount, 0)));
  const verb = isDryRun ? 'would be stored' : fresh.length === 1 ? 'is stored' : 'are stored';
  const before = deposits.filter(({ importKey }) => known.has(importKey)).map(({ line }) => line);
  return [
    ...(before.length > 0
      ? [`${counted(before.length, 'line')} imported before, left out: ${listed(before)}.`]
      : []),
    fresh.length === 0
      ? 'Nothing in the file is new.'
      : `${counted(fresh.length, 'new deposit')} of ${counted(students, 'student')}, ${sum} in all, ${verb}.`,
  ];
}

function listed(lines: readonly number[]): string {
  const more = lines.length > mostLines ? ' …' : '';
  return `${lines.slice(0, mostLines).join(', ')}${more}`;
}

const counted = (count: number, noun: string) => `${inDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
