import { type CalendarDate, dayInBanjul } from '#domain/dates.ts';
import {
  assertNotReserved,
  ifPhoneFree,
  revertUnverifiedChange,
} from '../account/phone-changes-repository.ts';
import { addKnownClient } from '../auth/known-clients-repository.ts';
import { newId } from '../auth/tokens.ts';
import { newestFirst } from '../database/newest-first.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';
import type { Submission } from './submission.ts';

type Applications = ReturnType<typeof createApplications>;
export type Application = NonNullable<Awaited<ReturnType<Applications['byId']>>>;

/** Properties that are left out stay unchanged in the database. */
interface Decision {
  readonly status: string;
  /** In bututs (1/100 dalasi); null if there is no fee. */
  readonly applicationFee?: number | null;
  readonly startDate?: CalendarDate | null;
}

interface NewApplication {
  /** The client (IPv4 address or IPv6 network) that applied. It becomes a known client of the phone. */
  readonly client?: string;
  readonly isDemo?: boolean;
  readonly createdAt?: number;
}

const applicationRows = (database: Database) =>
  database
    .selectFrom('applications')
    .innerJoin('students', 'students.id', 'applications.student_id')
    .select([
      'applications.id',
      'applications.student_id as studentId',
      'applications.status',
      'applications.date_applied as dateApplied',
      'applications.start_date as startDate',
      'applications.application_fee as applicationFee',
      'applications.first_name as firstName',
      'applications.last_name as lastName',
      'students.phone',
      'students.reset_at as resetAt',
      'applications.email',
      'applications.mat_number as matNumber',
      'applications.university_id as universityId',
      'applications.created_at as createdAt',
    ]);

export function createApplications(database: Database, now: () => number) {
  return {
    /**
     * Stores the application and returns its id, or returns undefined if the phone number belongs to another
     * student or is reserved for one.
     */
    create(
      submission: Submission,
      passwordHash: string,
      { client, isDemo = false, createdAt = now() }: NewApplication = {},
    ) {
      return ifPhoneFree(database, async (trx): Promise<string | undefined> => {
        await revertUnverifiedChange(trx, submission.phone, now());
        const student = await trx
          .insertInto('students')
          .values({
            id: newId(),
            phone: submission.phone,
            password_hash: passwordHash,
            is_demo: isDemo ? 1 : 0,
            created_at: createdAt,
          })
          .onConflict((conflict) => conflict.column('phone').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!student) return undefined;
        await assertNotReserved(trx, submission.phone, now(), student.id);
        if (client !== undefined) await addKnownClient(trx, submission.phone, client, now());
        return insertApplication(trx, student.id, submission, createdAt);
      });
    },

    byId: (id: string) => applicationRows(database).where('applications.id', '=', id).executeTakeFirst(),

    ofStudent: (studentId: string) =>
      applicationRows(database).where('students.id', '=', studentId).executeTakeFirst(),

    decide: (id: string, { status, applicationFee, startDate }: Decision) =>
      transaction(database, (trx) =>
        trx
          .updateTable('applications')
          .set({ status, application_fee: applicationFee, start_date: startDate })
          .where('id', '=', id)
          .execute(),
      ),

    setEmail: (id: string, email: string) =>
      transaction(database, (trx) =>
        trx.updateTable('applications').set({ email }).where('id', '=', id).execute(),
      ),

    newestFirst({ status, since }: { status?: string; since?: CalendarDate }) {
      let found = applicationRows(database).select((row) => [
        'applications.flow_version as flowVersion',
        'applications.answers',
        row
          .selectFrom('invoice_files')
          .whereRef('invoice_files.application_id', '=', 'applications.id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('files'),
      ]);
      if (status) found = found.where('applications.status', '=', status);
      if (since) found = found.where('applications.date_applied', '>=', since);
      return newestFirst(found, 'applications');
    },

    answersOf: (id: string) =>
      database
        .selectFrom('applications')
        .where('id', '=', id)
        .select(['flow_version as flowVersion', 'answers'])
        .executeTakeFirstOrThrow(),

    directory: () =>
      database
        .selectFrom('applications')
        .innerJoin('students', 'students.id', 'applications.student_id')
        .select(['applications.id', 'students.phone', 'applications.mat_number as matNumber'])
        .execute(),
  };
}

async function insertApplication(
  trx: DatabaseTransaction,
  studentId: string,
  { flowVersion, answers, firstName, lastName, email, matNumber, universityId }: Submission,
  createdAt: number,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('applications')
    .values({
      id,
      student_id: studentId,
      status: 'open',
      flow_version: flowVersion,
      answers: JSON.stringify(answers),
      first_name: firstName,
      last_name: lastName,
      email,
      mat_number: matNumber,
      university_id: universityId,
      date_applied: dayInBanjul(createdAt),
      start_date: null,
      created_at: createdAt,
      application_fee: null,
    })
    .execute();
  return id;
}
