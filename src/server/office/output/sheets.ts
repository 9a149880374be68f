import { dalasi } from '#domain/bututs.ts';
import type { CalendarDate } from '#domain/dates.ts';
import type { Flow } from '#engine/core/index.ts';
import { form as application } from '#generated/application/form.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import type { Backend } from '../../backend.ts';
import { answerColumns, type Column, cellsOf, headerRow } from './answer-columns.ts';
import { formatMinute } from './formats.ts';

/** What a spreadsheet will show: titles, and the rows as they come out of the store. */
export interface Sheet {
  readonly head: readonly string[];
  readonly rows: AsyncIterable<readonly string[]>;
}

type OpenSheet = (backend: Backend, since: CalendarDate | undefined) => Sheet;

/** What can be exported. */
export const sheets: { readonly [name: string]: OpenSheet } = {
  applications: ({ applicationList }, since) =>
    sheetOf(applicationList.newestFirst({ since }), [
      { title: 'Application', cell: ({ id }) => id },
      { title: 'Date applied', kind: 'date', cell: ({ dateApplied }) => dateApplied },
      { title: 'Status', cell: ({ status }) => status },
      { title: 'Phone', cell: ({ phone }) => phone },
      { title: 'Email now', cell: ({ email }) => email },
      { title: 'Contract begins', kind: 'date', cell: ({ startDate }) => startDate ?? '' },
      { title: 'Application fee', kind: 'number', cell: ({ applicationFee }) => plainMoney(applicationFee) },
      { title: 'Invoices uploaded', kind: 'number', cell: ({ files }) => String(files) },
      ...answerColumns(application, { names: ['ID'] }),
    ]),
  freelance: surveySheet(freelanceSurvey),
  'business-loan': surveySheet(businessLoan),
};

function surveySheet(flow: Flow): OpenSheet {
  return ({ submissions }, since) =>
    sheetOf(submissions.newestFirst(flow.definition.id, since), [
      { title: 'Sent', kind: 'date', cell: ({ createdAt }) => formatMinute(createdAt) },
      { title: 'Application', cell: ({ applicationId }) => applicationId ?? '' },
      { title: 'Student', cell: ({ firstName, lastName }) => `${firstName ?? ''} ${lastName ?? ''}`.trim() },
      { title: 'Phone', cell: ({ phone }) => phone ?? '' },
      { title: 'Email now', cell: ({ email }) => email ?? '' },
      ...answerColumns(flow),
    ]);
}

function sheetOf<Row>(rows: AsyncIterable<Row>, columns: readonly Column<Row>[]): Sheet {
  async function* cells() {
    for await (const row of rows) yield cellsOf(columns, row);
  }
  return { head: headerRow(columns), rows: cells() };
}

const plainMoney = (amount: number | null) => (amount === null ? '' : dalasi(amount).toFixed(2));
