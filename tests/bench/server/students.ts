import { sampleApplication } from '../../server/support/data/sample-application.ts';
import { answerTo } from './call.ts';

export interface Student {
  readonly id: string;
  readonly phone: string;
  readonly password: string;
}

let phones = 7_000_000;

export function enrol(url: string, count: number): Promise<Student[]> {
  const { password } = sampleApplication;
  return Promise.all(
    Array.from({ length: count }, async () => {
      phones += 1;
      const phone = String(phones);
      const answer = await answerTo(url, {
        path: '/api/applications/submission',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sampleApplication, mobileNumber: phone }),
      });
      return { id: JSON.parse(String(answer)).id as string, phone, password };
    }),
  );
}

/** Logs the student in. Returns the user's id and the headers that authorise other requests. */
export async function logIn(url: string, { phone, password }: Omit<Student, 'id'>) {
  const answer = await answerTo(url, {
    path: '/api/student_login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ username: phone, password })),
  });
  const { user, access_token } = JSON.parse(String(answer)) as { user: string; access_token: string };
  return { user, headers: { authorization: `Bearer ${access_token}` } };
}
