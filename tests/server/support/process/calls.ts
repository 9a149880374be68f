import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import type { ApplicationResponse } from '#contract/applications.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { FinancesResponse } from '#contract/finances.ts';
import type { InvoiceExistsResponse } from '#contract/invoices.ts';
import type { QuestionnaireResponse, QuestionnaireStatusResponse } from '#contract/questionnaires.ts';
import type { LoginResponse } from '#contract/session.ts';
import type { TransactionsResponse } from '#contract/transactions.ts';
import type { UniversityRecord } from '#contract/universities.ts';
import { newPassword, resetEntry, sampleApplication } from '../data/sample-application.ts';
import {
  sampleBusinessLoan,
  sampleExitSurvey,
  sampleFeedback,
  sampleFreelanceSurvey,
} from '../data/sample-surveys.ts';
import { answerOf } from './answers.ts';

export type Calls = ReturnType<typeof callsTo>;
export type RequestHeaders = Readonly<Record<string, string>>;
export type Student = Awaited<ReturnType<Calls['enrolStudent']>>;

export function callsTo(url: string) {
  const { mobileNumber, password } = sampleApplication;

  const send = <Body = unknown>(address: string, request?: RequestInit) =>
    answerOf<Body>(fetch(url + address, request));

  const get = <Body = unknown>(address: string, headers: RequestHeaders = {}) =>
    send<Body>(address, { headers });

  const sending =
    (method: string) =>
    <Body = unknown>(address: string, body: unknown, headers: RequestHeaders = {}) =>
      send<Body>(address, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
  const post = sending('POST');
  const put = sending('PUT');

  /** Sends bytes that need not be a valid request, and returns all that the server sends until it closes. */
  async function exchange(bytes: string): Promise<string> {
    const { socket, received } = await openSocket(url);
    socket.write(bytes);
    await once(socket, 'close');
    return received();
  }

  const submit = (answers: object = {}, headers: RequestHeaders = {}) => {
    const submission = { ...sampleApplication, ...answers };
    return post<{ id: string } & Partial<ErrorResponse>>('/api/applications/submission', submission, headers);
  };

  async function applyForId(answers: object = {}): Promise<string> {
    const { status, body } = await submit(answers);
    expect(status).toBe(200);
    return body.id;
  }

  const logIn = (phone = mobileNumber, word = password, headers: RequestHeaders = {}) =>
    send<LoginResponse>('/api/student_login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username: phone, password: word }),
    });

  async function logInAgain(...[phone, word]: Parameters<typeof logIn>) {
    return { authorization: `Bearer ${(await logIn(phone, word)).body.access_token}` };
  }

  const reading =
    <Body>(address: string) =>
    (id: string, headers: RequestHeaders = {}) =>
      get<Body>(
        address.replace('{id}', () => id),
        headers,
      );

  const sendingSample =
    (address: string, sample: object) =>
    (answers: object, headers: RequestHeaders = {}) =>
      post(address, { ...sample, ...answers }, headers);

  const sendingAnswers =
    (form: string, answers: object) =>
    (body: object = {}, headers?: RequestHeaders) =>
      post<QuestionnaireResponse & Partial<ErrorResponse>>(
        `/api/questionnaires/${form}`,
        { key: randomUUID(), version: 1, answers, ...body },
        headers,
      );

  function sendForm(fields: readonly Field[], headers: RequestHeaders = {}) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    return send('/api/upload_invoices', { method: 'POST', body, headers });
  }

  const editAccount = (id: string, answers: object | string, headers: RequestHeaders = {}) =>
    put(`/api/applications/${id}`, answers, headers);

  return {
    send,
    get,
    post,
    put,
    exchange,
    /** Sends the request exactly as given, whereas `fetch` would correct it. */
    rawResponse: (head: string, body = '') => exchange(`${head}\r\nconnection: close\r\n\r\n${body}`),

    submit,
    applyForId,
    logIn,
    logInAgain,

    async enrolStudent(answers: object = {}) {
      const id = await applyForId(answers);
      const own = { mobileNumber, password, ...answers };
      const bearer = await logInAgain(own.mobileNumber, own.password);
      const token = bearer.authorization.slice('Bearer '.length);
      return { id, token, bearer, withPassword: { ...bearer, ...passwordHeader(own.password) } };
    },

    sendForm,
    upload: (
      id: string,
      bytes: Uint8Array<ArrayBuffer>,
      name = 'invoice.pdf',
      headers: RequestHeaders = {},
    ) => sendForm(Object.entries({ id, file: new File([bytes], name) }), headers),
    invoiceExists: reading<InvoiceExistsResponse>('/api/upload_invoices/exists?id={id}'),

    application: reading<ApplicationResponse>('/api/applications/{id}'),
    finances: reading<FinancesResponse>('/api/applications/{id}/finances'),
    deposits: reading<TransactionsResponse>('/api/deposits?student_id={id}'),
    invoices: reading<TransactionsResponse>('/api/invoices?student_id={id}'),
    universities: (headers: RequestHeaders = {}) =>
      get<readonly UniversityRecord[]>('/api/universities/', headers),

    editAccount,
    changePhone: (id: string, phone_number: string, headers: RequestHeaders = {}) =>
      editAccount(id, { phone_number, email: 'a@example.com' }, headers),

    sendSurvey: sendingSample('/api/surveys/freelance', sampleFreelanceSurvey),
    applyForLoan: sendingSample('/api/business-loan', sampleBusinessLoan),
    sendExitSurvey: sendingAnswers('exit-survey', sampleExitSurvey),
    sendFeedback: sendingAnswers('feedback', sampleFeedback),
    exitSurveyStatus: (headers?: RequestHeaders) =>
      get<QuestionnaireStatusResponse>('/api/questionnaires/exit-survey', headers),

    remind: (student_number: string, headers: RequestHeaders = {}) =>
      post('/api/messaging/pay_invoice_reminder', { student_number }, headers),

    verifyPhone: (phone: string, headers: RequestHeaders = {}) =>
      get('/api/forgotpassword/verify_phone', { phone, ...headers }),
    enterReset: (phone: unknown, headers: RequestHeaders = {}) =>
      post('/api/forgotpassword/generate_forgot_password_entry', resetEntry(phone), headers),
    sendCode: (student_number: unknown, headers: RequestHeaders = {}) =>
      post('/api/messaging/forgot_password', { student_number, one_time_code: '111111' }, headers),
    verifyCode: (code: string, phone = mobileNumber, headers: RequestHeaders = {}) =>
      get('/api/forgotpassword/verify_code', { phone, code, ...headers }),
    updatePassword: (headers: RequestHeaders) =>
      send('/api/forgotpassword/update_password', {
        method: 'POST',
        headers: { phone: mobileNumber, newPassword, ...headers },
      }),
  };
}

type Field = readonly [name: string, value: string | File];

export const from = (client: string) => ({ 'x-forwarded-for': client });

export const passwordHeader = (password: string = sampleApplication.password) => ({
  password: encodeURIComponent(password),
});

export async function openSocket(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.on('error', () => {});
  return { socket, received: () => received };
}
