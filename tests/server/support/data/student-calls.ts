import type { Answer } from '../process/answers.ts';
import type { Calls, RequestHeaders } from '../process/calls.ts';

type Send = (server: Calls, id: string, headers?: RequestHeaders) => Promise<Answer>;

const get =
  (address: string): Send =>
  (server, id, headers) =>
    server.get(address.replace('ID', id), headers);

const edit = { phone_number: '3012345', email: 'mine@example.com' };

/** Every call that names a student and needs a token, and how to send it. */
export const studentCalls: readonly (readonly [call: string, send: Send])[] = [
  ['GET /applications/{user}', get('/api/applications/ID')],
  ['GET /applications/{user}/finances', get('/api/applications/ID/finances')],
  ['PUT /applications/{user}', (server, id, headers) => server.editAccount(id, edit, headers)],
  ['GET /deposits', get('/api/deposits?student_id=ID')],
  ['GET /invoices', get('/api/invoices?student_id=ID')],
  ['GET /upload_invoices/exists', get('/api/upload_invoices/exists?id=ID')],
  ['POST /surveys/freelance', (server, id, headers) => server.sendSurvey({ student_id: id }, headers)],
  ['POST /business-loan', (server, id, headers) => server.applyForLoan({ student_id: id }, headers)],
];
