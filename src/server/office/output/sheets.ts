import { dalasi } from '#domain/bututs.ts';
import type { CalendarDate } from '#domain/dates.ts';
import { referenceOf } from '#domain/reference.ts';
import type { Flow } from '#engine/core/index.ts';
import { form as application } from '#generated/application/form.ts';
import type { Backend } from '../../backend.ts';
import type { SentForm } from '../sent-forms.ts';
import {
  type AnsweredRow,
  answerColumns,
  type Column,
  cellsOf,
  headerRow,
  rowSheets,
} from './answer-columns.ts';
import { formatDay, formatMinute } from './formats.ts';

export interface Sheet {
  readonly name?: string;
  readonly head: readonly string[];
  readonly rows: AsyncIterable<readonly string[]>;
}

export function applicationsSheet({ applications }: Backend, since: CalendarDate | undefined): Sheet {
  return sheetOf(applications.newestFirst({ since }), [
    { title: 'Application', cell: ({ id }) => id },
    { title: 'Date applied', kind: 'date', cell: ({ dateApplied }) => dateApplied },
    { title: 'Status', cell: ({ status }) => status },
    { title: 'Phone', cell: ({ phone }) => phone },
    { title: 'Email now', cell: ({ email }) => email },
    { title: 'Contract begins', kind: 'date', cell: ({ startDate }) => startDate ?? '' },
    { title: 'Application fee', kind: 'number', cell: ({ applicationFee }) => plainMoney(applicationFee) },
    { title: 'Invoices uploaded', kind: 'number', cell: ({ files }) => String(files) },
    ...answerColumns(application, ['ID']),
  ]);
}

export async function submissionSheets(
  { submissions }: Backend,
  form: SentForm,
  since: CalendarDate | undefined,
): Promise<[first: Sheet, ...ofRows: Sheet[]]> {
  const newest = () => submissions.newestFirst(form.id, since);
  const flow = await form.load();
  const sender = senderColumns(form, flow);
  const first = sheetOf(newest(), [...sender, ...answerColumns(flow)]);
  const ofRows = rowSheets<Submission>(flow).map(({ name, columns, rowsOf }) => {
    const senderOfRow = sender.map(({ cell, ...column }) => ({
      ...column,
      cell: ({ row }: AnsweredRow<Submission>) => cell(row),
    }));
    return { name, ...sheetOf(flatMap(newest(), rowsOf), [...senderOfRow, ...columns]) };
  });
  return [first, ...ofRows];
}

async function* flatMap<From, To>(items: AsyncIterable<From>, map: (item: From) => readonly To[]) {
  for await (const item of items) yield* map(item);
}

type Submission =
  ReturnType<Backend['submissions']['newestFirst']> extends AsyncIterable<infer Row> ? Row : never;

export function senderColumns(
  { who }: Pick<SentForm, 'who'>,
  { definition }: Pick<Flow, 'definition'>,
): Column<Submission>[] {
  return [
    sent,
    // Leaves out the reference of a form with its own endpoint, which returns no id that the sender could
    // quote.
    ...(definition.submit?.to ? [] : [reference]),
    ...(who === 'anyone' ? [] : ofStudent),
  ];
}

const sent: Column<Submission> = {
  title: 'Sent',
  kind: 'date',
  cell: ({ createdAt, applicationId }) => (applicationId === null ? formatDay : formatMinute)(createdAt),
};

const reference: Column<Submission> = { title: 'Reference', cell: ({ id }) => referenceOf(id) };

const ofStudent: readonly Column<Submission>[] = [
  { title: 'Application', cell: ({ applicationId }) => applicationId ?? '' },
  { title: 'Student', cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') },
  { title: 'Phone', cell: ({ phone }) => phone ?? '' },
  { title: 'Email now', cell: ({ email }) => email ?? '' },
];

function sheetOf<Row>(rows: AsyncIterable<Row>, columns: readonly Column<Row>[]): Sheet {
  async function* cells() {
    for await (const row of rows) yield cellsOf(columns, row);
  }
  return { head: headerRow(columns), rows: cells() };
}

const plainMoney = (amount: number | null) => (amount === null ? '' : dalasi(amount).toFixed(2));
