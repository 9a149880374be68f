import { sampleApplication } from '../server/support/data/sample-application.ts';
import { sampleBusinessLoan } from '../server/support/data/sample-surveys.ts';
import { type SampleFile, sha256 } from './files.ts';
import type { Findings } from './ledger.ts';

/** A write of the portal, as often as it has to be sent, and what must be found once it was acknowledged. */
export interface Write {
  readonly method: 'POST' | 'PUT';
  readonly address: string;
  readonly body: object | FormData | URLSearchParams;
  readonly token?: string;
  readonly findings: (answer: Answer) => Findings;
}

/** What a student's own page shows of an earlier write. */
export interface Read extends Pick<Write, 'address' | 'token' | 'findings'> {
  readonly method: 'GET';
  readonly body?: undefined;
}

export interface Answer {
  readonly id?: string;
  readonly access_token?: string;
  readonly phone_number?: string;
  readonly email?: string;
}

export interface Student {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
}

export function application(phone: string): Write {
  return {
    method: 'POST',
    address: '/api/applications/submission',
    body: { ...sampleApplication, mobileNumber: phone },
    findings: ({ id }) => ({
      [`application of ${phone}`]: `${id}`,
      [`account ${id}`]: `${phone} ${sampleApplication.email}`,
    }),
  };
}

/** A session is found by being of use. */
export function logIn(phone: string): Write {
  return {
    method: 'POST',
    address: '/api/student_login',
    body: new URLSearchParams({ username: phone, password: sampleApplication.password }),
    findings: () => ({}),
  };
}

export function businessLoan({ id, token }: Student, number: number): Write {
  const description = `Loan ${number}`;
  return {
    method: 'POST',
    address: '/api/business-loan',
    token,
    body: { ...sampleBusinessLoan, description, loan_amount: number, student_id: id },
    findings: () => ({ [`loan of ${id}: ${description}`]: `${number}` }),
  };
}

export function freelanceSurvey({ id, token }: Student, [first, second]: readonly [string, string]): Write {
  return {
    method: 'POST',
    address: '/api/surveys/freelance',
    token,
    body: { first_choice: first, second_choice: second, student_id: id },
    findings: () => ({ [`survey of ${id}: ${first}, ${second}`]: 'stored' }),
  };
}

export function accountEdit({ id, phone, token }: Student, number: number): Write {
  const email = `student-${number}@example.com`;
  return {
    method: 'PUT',
    address: `/api/applications/${id}`,
    token,
    body: { phone_number: phone, email },
    findings: () => ({ [`account ${id}`]: `${phone} ${email}` }),
  };
}

export function account({ id, token }: Student): Read {
  return {
    method: 'GET',
    address: `/api/applications/${id}`,
    token,
    findings: ({ phone_number, email }) => ({ [`account ${id}`]: `${phone_number} ${email}` }),
  };
}

export function invoice(applicationId: string, { name, sent, kept }: SampleFile): Write {
  const body = new FormData();
  body.append('id', applicationId);
  body.append('file', new Blob([sent]), name);
  return {
    method: 'POST',
    address: '/api/upload_invoices',
    body,
    findings: () => ({ [`invoice of ${applicationId}: ${sha256(sent)}`]: sha256(kept) }),
  };
}
