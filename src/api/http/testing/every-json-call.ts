import {
  editApplication,
  getApplication,
  sendPayInvoiceReminder,
  submitApplication,
} from '../../applications.ts';
import { getFinances } from '../../finances.ts';
import { getInvoiceExistence } from '../../invoices.ts';
import { logIn } from '../../login.ts';
import { isCodeValid, isPhoneKnown, sendResetCode, updatePassword } from '../../password-reset.ts';
import { questionnaireStatus, sendQuestionnaire, sendToPath } from '../../questionnaires.ts';
import { getDeposits, getInvoices } from '../../transactions.ts';
import { getUniversities } from '../../universities.ts';

export const row = { id: 'd1', memo: 'September', date: '2026-09-05', amount: 500.5 };
export const application = {
  status: 'approved',
  date_applied: '2026-09-01',
  start_date: '2026-10-01',
  first_name: 'Awa',
  last_name: 'Ceesay',
  phone_number: '3012345',
  email: 'awa@example.com',
  mat_number: '00123',
  university: { id: 1, name: 'University of The Gambia' },
};
const university = {
  id: 1,
  name: 'University of The Gambia',
  app_fee_flat: 500,
  app_fee_percentage: 0,
  during_studies_min_payment: 1000,
  during_studies_membership_fee: 150,
  after_studies_min_payment: 2000,
  after_studies_membership_fee: 250,
};
const finances = { deposited_minus_expected: -500, application_fee: null, balance: 11_500 };

type Call = () => Promise<unknown>;

export const readCalls: readonly (readonly [name: string, call: Call, right: unknown])[] = [
  ['the log-in', () => logIn({ phone: '1', password: 'p' }), { user: 'u1', access_token: 't' }],
  ['the existence of an invoice', () => getInvoiceExistence('u1'), { status: 'open', file_path: null }],
  ['the finances', () => getFinances('u1'), finances],
  ['an application', () => getApplication('u1'), application],
  ['an edit', () => editApplication('u1', { phone_number: '1', email: 'a@b.c' }), application],
  ['the deposits', () => getDeposits('u1'), { results: [row] }],
  ['the invoices', () => getInvoices('u1'), { results: [row] }],
  ['the universities', () => getUniversities('u1'), [university, university]],
  ['a phone', () => isPhoneKnown('1'), true],
  ['a code', () => isCodeValid('1', '2'), false],
  ['answers', () => sendQuestionnaire('poll', {} as never, { anonymous: true }), { status: 'ok', id: 'a1' }],
  ['a form’s status', () => questionnaireStatus('poll')('u1', AbortSignal.any([])), { sent_on: null }],
  ['a submission', () => submitApplication({} as never), { id: 'a1' }],
];

export const everyJsonCall: readonly (readonly [name: string, call: Call])[] = [
  ...readCalls.map(([name, call]) => [name, call] as const),
  ['the request for a code', () => sendResetCode('1')],
  ['a new password', () => updatePassword('1', '2', 'p')],
  ['a reminder', () => sendPayInvoiceReminder({ student_number: '1' })],
  ['answers to a fixed endpoint', () => sendToPath('/business-loan', {})],
];
