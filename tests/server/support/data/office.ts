import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { newId } from '#server/auth/tokens.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/open.ts';
import { formatError } from '#server/format-error.ts';
import { runOffice } from '#server/office/office.ts';
import { openOffice } from '#server/office/open-office.ts';
import { exitOf } from '../process/process.ts';
import type { TestStorage } from '../storage/test-storage.ts';
import { sampleApplication } from './sample-application.ts';

const main = path.resolve(import.meta.dirname, '../../../../src/server/office/main.ts');

/** What a command line comes to: what it printed, and what was wrong. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** The office's command line as its people run it: a process of its own. */
export async function officeProcess(
  { dataDir, databaseUrl }: Pick<TestStorage, 'dataDir' | 'databaseUrl'>,
  ...line: string[]
): Promise<Said> {
  const child = spawn(process.execPath, [main, ...line], {
    env: { ...process.env, DEMO: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  });
  const [[code], out, error] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
  return { code: Number(code ?? -1), out, error };
}

/** The same within this process, which is quicker, on the day on which the tests' server lives. */
export async function office(place: TestStorage, ...line: string[]): Promise<Said> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  let close = async () => {};
  const done = async (code: number, error: string) => {
    await close();
    return { code, out: printed.map((each) => `${each}\n`).join(''), error };
  };
  try {
    await runOffice(line, print, async (command) => {
      const { dataDir, databaseUrl, store } = place;
      const config = { ...readConfig({ DEMO: '0' }), dataDir, databaseUrl, objectStore: store?.config };
      const opened = await openOffice(command, config, print, { now: () => Date.UTC(2026, 10, 20, 12) });
      close = () => opened.backend.database.destroy();
      return opened;
    });
    return await done(0, '');
  } catch (error) {
    return done(1, `${formatError(error)}\n`);
  }
}

interface Seed {
  readonly phone: string;
  readonly matNumber?: string;
  readonly firstName?: string;
  readonly createdAt?: number;
  readonly answers?: object;
  readonly flowVersion?: number;
}

/** Students who never log in, straight into the store: no password is hashed. Gives the applications' ids. */
export async function seedStudents(place: TestStorage, seeds: readonly Seed[]): Promise<string[]> {
  const database = connect(place, () => {});
  const rows = seeds.map((seed) => ({ ...seed, student: newId(), id: newId() }));
  const at = Date.UTC(2026, 10, 19);
  await database
    .insertInto('students')
    .values(
      rows.map(({ student, phone, createdAt = at }) => ({
        id: student,
        phone,
        password_hash: 'nobody logs in',
        is_demo: 0,
        created_at: createdAt,
      })),
    )
    .execute();
  await database
    .insertInto('applications')
    .values(
      rows.map(({ student, id, createdAt = at, ...seed }) => ({
        id,
        student_id: student,
        status: 'open',
        flow_version: seed.flowVersion ?? 1,
        answers: JSON.stringify(seed.answers ?? { basic: { firstName: seed.firstName ?? 'Awa' } }),
        first_name: seed.firstName ?? 'Awa',
        last_name: 'Jallow',
        email: sampleApplication.email,
        mat_number: seed.matNumber ?? '00123',
        university_id: 2,
        date_applied: new Date(createdAt).toISOString().slice(0, 10),
        start_date: null,
        created_at: createdAt,
        application_fee: null,
      })),
    )
    .execute();
  await database.destroy();
  return rows.map(({ id }) => id);
}
