import { dalasi } from '#domain/bututs.ts';
import { longDate, todayInBanjul } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import { spacedPhone } from '#domain/phone.ts';
import type { Application } from '../../applications/applications-repository.ts';
import { universityNameOf } from '../../applications/universities.ts';
import type { Backend } from '../../backend.ts';
import { application as flow } from '../../questionnaires/flows.ts';
import type { Command } from '../command.ts';
import { findStudent, studentDetail, studentLabel } from '../input/find-student.ts';
import { cancellationOf, type LedgerEntry } from '../ledger.ts';
import { titledAnswers } from '../output/format-answers.ts';
import { formatSize } from '../output/format-size.ts';
import { definitionList, table } from '../output/plain-text.ts';

const nameWidth = 30;
const unknown = 'not set';

export const show: Command = {
  name: 'show',
  usage: '<student>',
  about: 'Shows all that is known of a student: application, answers, uploaded invoices, money.',
  details: [studentDetail, '', 'Example: npm run office -- show 3012345'],
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

async function answers({ applicationList }: Backend, { id }: Application) {
  const titled = titledAnswers(flow, await applicationList.answersOf(id));
  return Object.fromEntries(titled.map(({ title, answers }) => [title, definitionList(answers, nameWidth)]));
}

async function files({ invoiceFiles }: Backend, { id }: Application): Promise<string[]> {
  const rows = (await invoiceFiles.list(id)).map(({ storedAs, bytes, uploadedAt }, index) => {
    return [String(index + 1), storedAs, formatSize(bytes), minuteOf(uploadedAt)];
  });
  return rows.length === 0 ? ['  none'] : indented(table([['No.', 'File', 'Size', 'Uploaded'], ...rows]));
}

/** A number may be a stranger's while no code that was sent to it has been used. */
async function phoneChanges({ phoneChanges }: Backend, { studentId }: Application): Promise<string[]> {
  const rows = (await phoneChanges.list(studentId)).map(({ oldPhone, newPhone, changedAt, provenAt }) => [
    minuteOf(changedAt),
    spacedPhone(oldPhone),
    spacedPhone(newPhone),
    provenAt === null ? 'not yet' : minuteOf(provenAt),
  ]);
  const head = ['Changed (UTC)', 'From', 'To', 'A code sent to it was used'];
  return rows.length === 0 ? ['  none'] : indented(table([head, ...rows]));
}

async function sums({ transactions, now }: Backend, { id, applicationFee }: Application): Promise<string[]> {
  const { invoiced, expected, deposited } = await transactions.sums(id, todayInBanjul(new Date(now())));
  const ahead = deposited - expected;
  return definitionList(
    [
      ['Application fee', applicationFee === null ? unknown : money(dalasi(applicationFee))],
      ['All invoices', money(dalasi(invoiced))],
      ['Invoices due until today', money(dalasi(expected))],
      ['All deposits', money(dalasi(deposited))],
      ['Still to be paid', money(dalasi(invoiced - deposited))],
      [ahead < 0 ? 'Behind by' : 'Ahead by', money(dalasi(Math.abs(ahead)))],
    ],
    nameWidth,
  );
}

function entries(ledger: readonly LedgerEntry[]): string[] {
  const rows = ledger.map((entry) => {
    const { number, kind, date, amount, memo } = entry;
    const cancellation = cancellationOf(entry, ledger);
    const note = cancellation ? ` (taken back by ${cancellation.number})` : '';
    return [String(number), date, kind, money(dalasi(amount)), `${memo}${note}`];
  });
  if (rows.length === 0) return ['  none'];
  return indented(table([['No.', 'Date', 'Kind', 'Amount', 'Memo'], ...rows]));
}

const minuteOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
