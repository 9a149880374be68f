import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { ErrorResponse } from '#contract/errors.ts';
import type { QuestionnaireRequest } from '#contract/questionnaires.ts';
import { type Evaluation, type Flow, isSent, payloadOf, textOf } from '#engine/core/index.ts';
import { toAccountEdit } from '#forms/account-edit.ts';
import { toSubmission } from '#forms/application-submission.ts';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { bytesStarting } from './server/support/data/invoices.ts';
import { sampleApplication } from './server/support/data/sample-application.ts';
import type { Answer } from './server/support/process/answers.ts';
import { startServer } from './server/support/process/server.ts';
import { type OnEnd, openEmbedded } from './server/support/storage/test-storage.ts';

export interface FormSender {
  /** Lists the questions whose answers the portal does not send. */
  readonly stays?: readonly string[];
  /** Lists the questions whose answers the server may reject even if the browser accepts them. */
  readonly stricter?: readonly string[];
  readonly refused: (student: Student, evaluation: Evaluation) => Promise<readonly string[]>;
}

export type Student = Awaited<ReturnType<typeof freshStudent>>;

const unlimited = {
  submissionsPerHour: 1e6,
  surveysPerDay: 1e6,
  publicSubmissionsPerHour: 1e6,
  resetPhonesPerQuarterHour: 1e6,
};

interface FreshStudent {
  /** The forms that the server accepts; all by default. */
  readonly taken?: readonly Flow[];
  readonly atEnd?: OnEnd;
}

export async function freshStudent({ taken, atEnd = onTestFinished }: FreshStudent = {}) {
  const forms = (taken ?? (await loadForms())).map(openEveryDay);
  const server = await startServer(await openEmbedded(atEnd), unlimited, { forms, atEnd });
  let next = 1_000_000;
  return { server, newPhone: () => String(next++), ...(await server.enrolStudent()) };
}

function openEveryDay({
  definition: { opens: _opens, closes: _closes, ...definition },
  ...form
}: Flow): Flow {
  return { ...form, definition };
}

/*
 * Contains the senders of the forms that have code of their own. The log-in has no sender, because its errors
 * name no field. The password reset has none either, because the server checks the code before the password
 * (see tests/server/password-reset/reset.test.ts).
 */
export const formSenders: { readonly [flow: string]: FormSender } = {
  application: {
    refused: ({ server, newPhone }, evaluation) => {
      const submission = {
        ...toSubmission(evaluation, { mobileNumber: newPhone() }),
        password: 'correct horse',
      };
      return fieldsIn(server.post('/api/applications/submission', submission));
    },
  },
  // The sign-up form itself sends nothing. Its phone number and password are sent with the application.
  // `refused` replaces the phone number, so `stays` excludes it from the comparison.
  'sign-up': {
    stays: ['mobileNumber', 'confirmPassword'],
    // The server rejects a password that is easy to guess from the application's other answers.
    stricter: ['password'],
    refused: ({ server, newPhone }, { flatAnswers }) => {
      const [mobileNumber, password] = [textOf(flatAnswers.mobileNumber), textOf(flatAnswers.password)];
      const phone = newPhone();
      // Each call needs an unused phone number. If the password contains the typed phone number, the new
      // number must replace it in the password too, so that the password stays easy to guess.
      const made = /^\d+$/.test(mobileNumber) ? password.replaceAll(mobileNumber, phone) : password;
      const submission = { ...sampleApplication, mobileNumber: phone, password: made };
      return fieldsIn(server.post('/api/applications/submission', submission));
    },
  },
  // The portal sends the password in a header. If the password is missing, the server responds with status
  // 403, but only if the other answers are valid and the phone number changes. For phone numbers, the server
  // accepts fewer formats than the form.
  'account-edit': {
    stays: ['password'],
    stricter: ['phone_number'],
    refused: async ({ server, id, bearer }, evaluation) => {
      const answer = await server.editAccount(id, toAccountEdit(evaluation), bearer);
      return answer.status === 403 ? [] : fieldsIn(answer);
    },
  },
  'invoice-upload': {
    refused: async ({ server, id, bearer }, { flatAnswers }) => {
      const file = textOf(flatAnswers.file);
      const upload = { id, ...(file && { file: new File([signatureOf(file)], file) }) };
      const { status } = await server.sendForm(Object.entries(upload), bearer);
      return status === 200 ? [] : ['file'];
    },
  },
};

export function senderOf(form: Flow): FormSender | undefined {
  const { id, submit } = form.definition;
  if (submit?.who === 'student' || submit?.who === 'anyone') return senderByFolder(form);
  return Object.hasOwn(formSenders, id) ? formSenders[id] : undefined;
}

function senderByFolder(form: Flow): FormSender {
  const { id: formId, version, steps, submit } = form.definition;
  return {
    stays: steps.flatMap((step) =>
      Object.entries(step.ui ?? {}).flatMap(([name, ui]) => (isSent(step, ui) ? [] : name)),
    ),
    // The server adds up only valid numbers. If a number is invalid, the server may therefore also reject the
    // sum, although the browser does not report it.
    stricter: steps.flatMap(({ sumIs }) => sumIs?.fields ?? []),
    refused: async ({ server, id, bearer }, evaluation) => {
      const headers = submit?.who === 'student' ? bearer : {};
      const answers = payloadOf(form, evaluation);
      if (submit?.to) {
        const { path, student } = submit.to;
        return fieldsIn(server.post(`/api${path}`, { ...answers, [student]: id }, headers));
      }
      const request: QuestionnaireRequest = { key: randomUUID(), version, answers };
      const answer = await server.post(`/api/questionnaires/${formId}`, request, headers);
      // Status 409 means that the student has already sent the form. The server checks the answers first, so
      // they are valid.
      return answer.status === 409 && submit?.once === 'per-student' ? [] : fieldsIn(answer);
    },
  };
}

function signatureOf(name: string): Uint8Array<ArrayBuffer> {
  if (name.endsWith('.png')) return bytesStarting('89504e470d0a1a0a');
  return bytesStarting(/\.jpe?g$/.test(name) ? 'ffd8ffdb' : '255044462d312e34');
}

async function fieldsIn(answer: Answer | Promise<Answer>): Promise<readonly string[]> {
  const { status, body } = await answer;
  if (status === 200) return [];
  const { error, problems } = body as ErrorResponse;
  if (status !== 400 || !problems) throw new Error(`${status}: ${error}`);
  return problems.map(({ field }) => field);
}

export async function verdicts(
  { stays = [], stricter = [], refused }: FormSender,
  student: Student,
  evaluation: Evaluation,
) {
  const inBrowser = evaluation.errors
    .map(({ field }) => field)
    .filter((field) => !stays.includes(field))
    .sort();
  const onServer = await refused(student, evaluation);
  return {
    inBrowser,
    onServer: onServer.filter((field) => inBrowser.includes(field) || !stricter.includes(field)).sort(),
  };
}
