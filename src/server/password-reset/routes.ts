import type { FastifyRequest } from 'fastify';
import { parsePhone } from '#domain/phone.ts';
import { type Flow, stepOf, validateStep } from '#engine/core/index.ts';
import { form as forgotPassword } from '#generated/forgot-password/form.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { singleHeader } from '../http/typed-headers.ts';
import { clientOf } from '../limits/client-address.ts';
import { enqueueWithinBudget } from '../limits/consume-budget.ts';
import { rateLimitPhone } from '../limits/rate-limit-phone.ts';
import type { Sender } from '../messaging/sender.ts';
import type { Api } from '../openapi/schema.ts';
import { assertNoProblems } from '../questionnaires/answers.ts';
import { guessablePasswordCheck } from '../questionnaires/guessable-password-check.ts';
import { parseResetCode } from './reset-codes.ts';
import { enterReset, requestResetCode, updatePassword, verifyCode, verifyPhone } from './schemas.ts';

/**
 * In the API specification, the client generates the code, so anybody could take over any account. This
 * server ignores the client's code, and sends its own code only to the student's phone number.
 */
export function passwordResetRoutes(api: Api, backend: Backend, sender: Sender): void {
  const { passwordResets } = backend;

  api.get('/forgotpassword/verify_phone', { schema: verifyPhone }, async (request) => {
    const phone = await admittedPhone(request, backend);
    return (await passwordResets.currentOrRecentOwnerOf(phone)) !== undefined;
  });

  /** The specification requires the client's code and time in the response. Neither is stored. */
  api.post(
    '/forgotpassword/generate_forgot_password_entry',
    { schema: enterReset, bodyLimit: 8_192 },
    async (request) => {
      const { phone_number, verification_code, created_at } = request.body;
      const phone = parsePhone(phone_number);
      if (phone) {
        await rateLimitPhone(phone, request, backend);
        await passwordResets.enter(phone);
      }
      return { phone_number, verification_code, created_at };
    },
  );

  /** The message is sent after the response, so that the response does not reveal whether a code was sent. */
  api.post('/messaging/forgot_password', { schema: requestResetCode, bodyLimit: 8_192 }, async (request) => {
    const issued = await enqueueWithinBudget(request, backend, () =>
      passwordResets.issue(parsePhone(request.body.student_number), clientOf(request.ip)),
    );
    if (issued) sender.announce('reset-code', request.log);
    return { status: 'ok' } as const;
  });

  api.get('/forgotpassword/verify_code', { schema: verifyCode }, async (request) => {
    const phone = await admittedPhone(request, backend);
    const typed = singleHeader(request, 'code', 100);
    if (!/^[ -~]+$/.test(typed)) throw new HttpError(400, 'Send the code in the header "code".');
    const code = parseResetCode(typed);
    return code !== '' && passwordResets.isRight({ phone, code, client: clientOf(request.ip) });
  });

  api.post(
    '/forgotpassword/update_password',
    { schema: updatePassword, bodyLimit: 8_192 },
    async (request) => {
      await resetPassword(request, backend);
      return { status: 'ok' } as const;
    },
  );
}

async function resetPassword(request: FastifyRequest, backend: Backend): Promise<void> {
  const { passwordResets, passwords } = backend;
  const phone = await admittedPhone(request, backend);
  const code = parseResetCode(singleHeader(request, 'code', 100));
  const newPassword = singleHeader(request, 'newPassword', 1000);
  if (!code) throw wrongCode();
  assertGoodPassword(forgotPassword, newPassword, backend);
  const typed = { phone, code, client: clientOf(request.ip) };
  if (!(await passwordResets.isRight(typed))) throw wrongCode();
  // `known` is read only after the code was checked, because otherwise an error message about the password
  // could reveal whose phone number this is.
  const known = await knownOf(phone, backend);
  assertGoodPassword({ ...forgotPassword, guessablePasswordCheck }, newPassword, backend, known);
  // Hashes only if the code is valid, and outside the transaction, because hashing is slow.
  const passwordHash = await passwords.hash(newPassword, typed.client);
  if (!(await passwordResets.complete(typed, passwordHash))) throw wrongCode();
}

/**
 * Returns the phone number from the request's header. Limits how many different numbers a client may send,
 * because verify_phone reveals who has an account.
 */
async function admittedPhone(request: FastifyRequest, backend: Backend): Promise<string> {
  const phone = parsePhone(singleHeader(request, 'phone', 100));
  if (!phone) throw new HttpError(400, 'Send the phone number in the header "phone".');
  await rateLimitPhone(phone, request, backend);
  return phone;
}

function assertGoodPassword(flow: Flow, newPassword: string, { today }: Backend, known?: readonly string[]) {
  const options = { today: today(), only: ['newPassword'], userInputs: known };
  const problems = validateStep(flow, stepOf(flow, 'reset'), { newPassword }, options);
  assertNoProblems('The password was not changed.', problems);
}

/** Returns facts about the student that others may know, and may try as a password. */
async function knownOf(phone: string, { passwordResets, applications }: Backend): Promise<string[]> {
  const student = await passwordResets.currentOrRecentOwnerOf(phone);
  const account = student === undefined ? undefined : await applications.ofStudent(student);
  return account ? [phone, account.firstName, account.lastName, account.email] : [phone];
}

/** Does not reveal whether the code is wrong, expired or used, or was never requested. */
function wrongCode(): HttpError {
  return new HttpError(403, 'That code is wrong or has expired. Ask for a new one.');
}
