import { longDate } from '#domain/dates.ts';
import { spacedPhone } from '#domain/phone.ts';
import { form as flow } from '#generated/application/form.ts';
import type { Application } from '../../applications/applications-repository.ts';
import { universityNameOf } from '../../applications/universities.ts';
import type { Backend } from '../../backend.ts';
import type { Command } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import { cancellationOf, type LedgerEntry } from '../ledger.ts';
import { titledAnswers } from '../output/format-answers.ts';
import { formatMinute, formatMoney, formatSize } from '../output/formats.ts';
import { definitionList, table } from '../output/plain-text.ts';

const nameWidth = 30;
const unknown = 'not set';

export const show: Command = {
  name: 'show',
  usage: '<student>',
  about: 'Shows all that is known of a student: application, answers, uploaded invoices, money.',
  details: [studentDetail],
  example: '3012345',
  async run({ backend, print }, { positionals }) {
    const application = await findStudent(backend, positionals[0]!);
    const sections = {
      '': facts(application),
      ...(await answers(backend, application)),
      'Uploaded invoices of the university': await files(backend, application),
      'Changes of the phone number': await phoneChanges(backend, application),
      Money: await sums(backend, application),
      'Invoices and deposits': entries(await backend.transactions.history(application.id)),
    };
    print(studentLabel(application));
    for (const [title, lines] of Object.entries(sections)) {
      if (title) print(`\n${title}`);
      for (const line of lines) print(line);
    }
  },
};

function facts(application: Application): string[] {
  const { id, status, dateApplied, startDate, phone, email, matNumber, universityId } = application;
  return definitionList(
    [
      ['Application', id],
      ['Status', status],
      ['Applied', longDate(dateApplied)],
      ['Contract begins', startDate ? longDate(startDate) : unknown],
      ['Phone', spacedPhone(phone)],
      ['Email', email],
      ['MAT number', matNumber],
      ['University', universityNameOf(universityId) || `code ${universityId}, listed no more`],
    ],
    nameWidth,
  );
}

async function answers({ applications }: Backend, { id }: Application) {
  const titled = titledAnswers(flow, await applications.answersOf(id));
  return Object.fromEntries(titled.map(({ title, answers }) => [title, definitionList(answers, nameWidth)]));
}

async function files({ invoiceFiles }: Backend, { id }: Application): Promise<string[]> {
  const rows = (await invoiceFiles.list(id)).map(({ storedAs, bytes, uploadedAt }, index) => {
    return [String(index + 1), storedAs, formatSize(bytes), formatMinute(uploadedAt)];
  });
  return listing(['No.', 'File', 'Size', 'Uploaded'], rows);
}

async function phoneChanges({ phoneChanges }: Backend, { studentId }: Application): Promise<string[]> {
  const rows = (await phoneChanges.list(studentId)).map(({ oldPhone, newPhone, changedAt, provenAt }) => [
    formatMinute(changedAt),
    spacedPhone(oldPhone),
    spacedPhone(newPhone),
    provenAt === null ? 'not yet' : formatMinute(provenAt),
  ]);
  return listing(['Changed (UTC)', 'From', 'To', 'A code sent to it was used'], rows);
}

async function sums(
  { transactions, today }: Backend,
  { id, applicationFee }: Application,
): Promise<string[]> {
  const { invoiced, expected, deposited } = await transactions.sums(id, today());
  const ahead = deposited - expected;
  return definitionList(
    [
      ['Application fee', applicationFee === null ? unknown : formatMoney(applicationFee)],
      ['All invoices', formatMoney(invoiced)],
      ['Invoices due until today', formatMoney(expected)],
      ['All deposits', formatMoney(deposited)],
      ['Still to be paid', formatMoney(invoiced - deposited)],
      [ahead < 0 ? 'Behind by' : 'Ahead by', formatMoney(Math.abs(ahead))],
    ],
    nameWidth,
  );
}

function entries(ledger: readonly LedgerEntry[]): string[] {
  const rows = ledger.map((entry) => {
    const { number, kind, date, amount, memo } = entry;
    const cancellation = cancellationOf(entry, ledger);
    const note = cancellation ? ` (cancelled by ${cancellation.number})` : '';
    return [String(number), date, kind, formatMoney(amount), `${memo}${note}`];
  });
  return listing(['No.', 'Date', 'Kind', 'Amount', 'Memo'], rows);
}

function listing(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? ['  none'] : table([head, ...rows]).map((line) => `  ${line}`);
}
