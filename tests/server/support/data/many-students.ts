import { hash } from '@node-rs/argon2';
import { newId } from '#server/auth/tokens.ts';
import { openDatabase } from '#server/database/open.ts';
import type { TestStorage } from '../storage/test-storage.ts';
import { sampleApplication } from './sample-application.ts';

/** Students who have applied at that time, long ago unless it is said, all with the sample's password and one hash. Gives back their phones. */
export async function seedManyStudents(
  place: TestStorage,
  count: number,
  passwordHash: string,
  appliedAt = 0,
): Promise<string[]> {
  const students = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    phone: String(3_500_000 + n),
    password_hash: passwordHash,
    is_demo: 0,
    created_at: 0,
  }));
  const database = await openDatabase(place, console.error);
  await database.transaction().execute(async (trx) => {
    for (const student of students) {
      await trx.insertInto('students').values(student).execute();
      await trx
        .insertInto('applications')
        .values({ ...applicationOf(student.id), created_at: appliedAt })
        .execute();
    }
  });
  await database.destroy();
  return students.map(({ phone }) => phone);
}

/** The sample's password, hashed at the lowest cost there is: a log-in then takes next to nothing. */
export const cheapHash = () =>
  hash(sampleApplication.password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

const applicationOf = (studentId: string) => ({
  id: newId(),
  student_id: studentId,
  status: 'open',
  flow_version: 1,
  answers: '{}',
  first_name: 'Awa',
  last_name: 'Ceesay',
  email: 'awa@example.com',
  mat_number: '1',
  university_id: 1,
  date_applied: '2026-11-01',
  start_date: null,
  created_at: 0,
  application_fee: null,
});
