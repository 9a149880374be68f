import { requireStudent } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { asBilled } from '../demo/demo-terms.ts';
import { HttpError } from '../http/http-error.ts';
import { clientOf, limitKeysOf } from '../limits/client-address.ts';
import { callSupport } from '../messaging/call-support.ts';
import type { Api } from '../openapi/schema.ts';
import { assertNoProblems, type Body } from '../questionnaires/answers.ts';
import { listUniversities, submitApplication } from './schemas.ts';
import { notAccepted, readSubmission, type Submission } from './submission.ts';
import { universities } from './universities.ts';

export function applicationRoutes(api: Api, backend: Backend): void {
  const options = { schema: submitApplication, bodyLimit: 65_536 };

  api.post('/applications/submission', options, async ({ body, ip }) => ({
    id: await acceptApplication(backend, body, ip),
  }));

  api.get('/universities/', { schema: listUniversities }, async (request) => {
    const student = await requireStudent(request, backend);
    if (!backend.config.demo) return universities;
    return asBilled(universities, await backend.applications.ofStudent(student));
  });
}

/**
 * Stores the application and returns its id. If the student has applied before, returns the id of the
 * existing application instead. Throws an HttpError if the submission is invalid or over a limit.
 */
export async function acceptApplication(backend: Backend, body: Body, ip: string): Promise<string> {
  const submission = readSubmission(body, backend.today());
  const client = clientOf(ip);
  if ((await backend.submissionPhones.admit(limitKeysOf(ip), submission.phone)) > 0) {
    throw new HttpError(429, 'Too many applications from your network. Try again in an hour.', 60 * 60);
  }
  const before = await existingApplication(backend, submission, client);
  return before ?? createApplication(backend, submission, client);
}

/**
 * Returns the id of the student's existing application, or undefined if nobody has the phone number. If the
 * password is wrong, throws a 409 error. If the number is also unverified, returns undefined instead, because
 * the number may belong to the person who is applying now.
 */
async function existingApplication(backend: Backend, { phone, password }: Submission, client: string) {
  if (!(await backend.students.byPhone(phone))) return undefined;
  // Reads this before the password is checked. During the check, a concurrent application may take the
  // unverified number away from its student. `isUnverified` would then be false, and the present application
  // would be refused because of a wrong password.
  const isUnverified = await backend.phoneChanges.isUnverified(phone);
  const student = await backend.verifyPassword({ phone, password, client });
  if (!student && !isUnverified) {
    throw new HttpError(
      409,
      'There is already an application with this number. Log in, or reset your password.',
    );
  }
  return student?.applicationId;
}

async function createApplication(backend: Backend, submission: Submission, client: string): Promise<string> {
  assertNoProblems(notAccepted, submission.newPasswordProblems);
  const passwordHash = await backend.passwords.hash(submission.password, client);
  const id = await backend.applications.create(submission, passwordHash, { client });
  if (id) return id;
  if (await backend.phoneChanges.isUnverified(submission.phone)) {
    throw new HttpError(
      409,
      `This number is already in use. If it is yours, log in or reset your password. If not, ${callSupport()} or use another number.`,
    );
  }
  const other = await existingApplication(backend, submission, client);
  if (other) return other;
  // Nobody has this number now, but a student can still change back to it.
  throw new HttpError(
    409,
    'An account had this number in the last seven days. If it was yours and you did not change it, use Forgot Password with this number. To apply again, use another number.',
  );
}
