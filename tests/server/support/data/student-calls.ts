import type { Answer } from '../process/answers.ts';
import type { Calls, RequestHeaders } from '../process/calls.ts';

type Send = (server: Calls, id: string, headers?: RequestHeaders) => Promise<Answer>;

const edit = { phone_number: '3012345', email: 'mine@example.com' };

/** Every API call that contains a student's id and needs a token. */
export const studentCalls: readonly (readonly [call: string, send: Send])[] = [
  ['GET /applications/{user}', (server, id, headers) => server.application(id, headers)],
  ['GET /applications/{user}/finances', (server, id, headers) => server.finances(id, headers)],
  ['PUT /applications/{user}', (server, id, headers) => server.editAccount(id, edit, headers)],
  ['GET /deposits', (server, id, headers) => server.deposits(id, headers)],
  ['GET /invoices', (server, id, headers) => server.invoices(id, headers)],
  ['GET /upload_invoices/exists', (server, id, headers) => server.invoiceExists(id, headers)],
  ['POST /surveys/freelance', (server, id, headers) => server.sendSurvey({ student_id: id }, headers)],
  ['POST /business-loan', (server, id, headers) => server.applyForLoan({ student_id: id }, headers)],
];
