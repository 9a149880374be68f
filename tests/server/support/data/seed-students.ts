import { hash } from '@node-rs/argon2';
import { newId } from '#server/auth/tokens.ts';
import { openDatabaseIn, type TestStorage } from '../storage/test-storage.ts';
import { sampleApplication } from './sample-application.ts';

interface Seed {
  readonly phone: string;
  readonly passwordHash?: string;
  readonly matNumber?: string;
  readonly firstName?: string;
  readonly createdAt?: number;
  readonly answers?: object;
  readonly flowVersion?: number;
}

export async function seedStudents(place: TestStorage, seeds: readonly Seed[]): Promise<string[]> {
  const database = await openDatabaseIn(place);
  const at = Date.UTC(2026, 10, 19);
  const students = seeds.map(({ phone, passwordHash = 'nobody logs in', createdAt = at }) => {
    return { id: newId(), phone, password_hash: passwordHash, is_demo: 0, created_at: createdAt };
  });
  const applications = seeds.map(({ firstName = 'Awa', createdAt = at, ...seed }, index) => ({
    id: newId(),
    student_id: students[index]!.id,
    status: 'open',
    flow_version: seed.flowVersion ?? 1,
    answers: JSON.stringify(seed.answers ?? { basic: { firstName } }),
    first_name: firstName,
    last_name: 'Jallow',
    email: sampleApplication.email,
    mat_number: seed.matNumber ?? '00123',
    university_id: 2,
    date_applied: new Date(createdAt).toISOString().slice(0, 10),
    start_date: null,
    created_at: createdAt,
    application_fee: null,
  }));
  await database.insertInto('students').values(students).execute();
  await database.insertInto('applications').values(applications).execute();
  return applications.map(({ id }) => id);
}

/**
 * Creates students who all have the same password: by default the sample student's, with a hash that is
 * checked in almost no time.
 */
export async function seedManyStudents(place: TestStorage, count: number, passwordHash?: string) {
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const shared = passwordHash ?? (await hash(sampleApplication.password, cost));
  const phones = Array.from({ length: count }, (_, n) => String(3_500_000 + n));
  await seedStudents(
    place,
    phones.map((phone) => ({ phone, passwordHash: shared })),
  );
  return phones;
}
