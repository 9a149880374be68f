import { sampleApplication } from '../../server/support/data/sample-application.ts';
import { answerTo, type Call } from './call.ts';

interface Credentials {
  readonly phone: string;
  readonly password: string;
}

export interface Student extends Credentials {
  /** Of the application. */
  readonly id: string;
}

let phones = 0;

function newPhone(): string {
  phones += 1;
  return String(7_000_000 + phones);
}

/** Each of a student who was never there. */
export function submissions(phone = newPhone): Call {
  return {
    path: '/api/applications/submission',
    headers: { 'content-type': 'application/json' },
    body: () => JSON.stringify({ ...sampleApplication, mobileNumber: phone() }),
  };
}

/** Of these students in turn: the tries of one student would wait for each other. */
export function logIns(students: readonly Credentials[]): Call {
  let next = 0;
  return {
    path: '/api/student_login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body() {
      const { phone, password } = students[next++ % students.length]!;
      return new URLSearchParams({ username: phone, password }).toString();
    },
  };
}

export function enrol(url: string, count: number): Promise<Student[]> {
  const { password } = sampleApplication;
  return Promise.all(
    Array.from({ length: count }, newPhone).map(async (phone) => {
      const call = submissions(() => phone);
      const { id } = JSON.parse(String(await answerTo(url, call))) as { id: string };
      return { id, phone, password };
    }),
  );
}

/** The application's id, its token, and the header that opens it. */
export async function logIn(url: string, student: Credentials) {
  const answer = await answerTo(url, logIns([student]));
  const { user, access_token } = JSON.parse(String(answer)) as { user: string; access_token: string };
  return { user, token: access_token, bearer: { authorization: `Bearer ${access_token}` } };
}
