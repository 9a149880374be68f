import { hash, randomUUID } from 'node:crypto';
import type { QuestionnaireRequest } from '#contract/questionnaires.ts';
import { todayInBanjul } from '#domain/dates.ts';
import { sampleApplication } from '../server/support/data/sample-application.ts';
import { sampleBusinessLoan } from '../server/support/data/sample-surveys.ts';
import type { SampleFile } from './files.ts';
import type { Findings } from './ledger.ts';

export interface Write {
  readonly method: 'POST' | 'PUT';
  readonly address: string;
  readonly body: object | FormData | URLSearchParams;
  readonly token?: string;
  readonly findings: (answer: Answer) => Findings;
}

export interface Read extends Pick<Write, 'address' | 'token' | 'findings'> {
  readonly method: 'GET';
  readonly body?: undefined;
}

export interface Answer {
  readonly id?: string;
  readonly user?: string;
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

/** Returns a write that adds nothing to the ledger: later requests show whether the log-in worked. */
export function logIn(phone: string, password = sampleApplication.password): Write {
  return {
    method: 'POST',
    address: '/api/student_login',
    body: new URLSearchParams({ username: phone, password }),
    findings: () => ({}),
  };
}

export function businessLoan(student: Student, number: number): Write {
  const answers = { ...sampleBusinessLoan, description: `Loan ${number}`, loan_amount: number };
  return fixedCall('business-loan', '/api/business-loan', student, answers);
}

export function freelanceSurvey(
  student: Student,
  [first_choice, second_choice]: readonly [string, string],
): Write {
  const answers = { first_choice, second_choice };
  return fixedCall('freelance-survey', '/api/surveys/freelance', student, answers);
}

function fixedCall(form: string, address: string, { id, token }: Student, answers: Answers): Write {
  return {
    method: 'POST',
    address,
    token,
    body: { ...answers, student_id: id },
    findings: () => ({ [nameOfSubmission(form, id, answers)]: 'stored' }),
  };
}

export function exitSurvey(student: Student): Write {
  const leftOn = todayInBanjul();
  const answers = { reason: 'Graduated', leftOn, hasWork: 'No', email: sampleApplication.email };
  return questionnaire('exit-survey', answers, student);
}

/** This form needs no log-in, so the server recognises a retry only by the submission's key. */
export const feedback = (words: string) => questionnaire('feedback', { rating: 'Good', words });

function questionnaire(form: string, answers: Answers, student?: Student): Write {
  const body: QuestionnaireRequest = { key: randomUUID(), version: 1, answers };
  return {
    method: 'POST',
    address: `/api/questionnaires/${form}`,
    ...(student && { token: student.token }),
    body,
    findings: ({ id }) => ({ [nameOfSubmission(form, student?.id, answers)]: `${id}` }),
  };
}

type Answers = QuestionnaireRequest['answers'];

export function nameOfSubmission(form: unknown, applicationId: unknown, answers: Answers): string {
  const typed = Object.entries(answers).map(([question, answer]) => `${question} ${answer}`);
  return `${form} of ${applicationId ?? 'anyone'}: ${typed.sort().join(', ')}`;
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

export const reading = (address: string, token?: string): Read => ({
  method: 'GET',
  address,
  ...(token && { token }),
  findings: () => ({}),
});

export function account({ id, token }: Student): Read {
  return {
    ...reading(`/api/applications/${id}`, token),
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
    findings: () => ({ [`invoice of ${applicationId}: ${hash('sha256', sent)}`]: hash('sha256', kept) }),
  };
}
