import { type Database, type DatabaseTransaction, lock } from '../database/transaction.ts';

export type Students = ReturnType<typeof createStudents>;

export function createStudents(database: Database) {
  return {
    byPhone: (phone: string) =>
      database
        .selectFrom('students')
        .innerJoin('applications', 'applications.student_id', 'students.id')
        .where('students.phone', '=', phone)
        .select([
          'students.id as studentId',
          'students.password_hash as passwordHash',
          'students.is_demo as isDemo',
          'applications.id as applicationId',
          'applications.created_at as appliedAt',
        ])
        .executeTakeFirst(),

    async hasAny({ isDemo }: { readonly isDemo: boolean }): Promise<boolean> {
      const any = database
        .selectFrom('students')
        .where('is_demo', '=', isDemo ? 1 : 0)
        .select('id')
        .limit(1);
      return (await any.executeTakeFirst()) !== undefined;
    },
  };
}

export interface VerifiedStudent {
  readonly studentId: string;
  readonly passwordHash: string;
}

/**
 * Locks the student's row and returns the phone number, or undefined if the password was replaced after it
 * was checked.
 */
export async function lockVerified(trx: DatabaseTransaction, { studentId, passwordHash }: VerifiedStudent) {
  const student = await lock(trx, 'students')
    .where('id', '=', studentId)
    .where('password_hash', '=', passwordHash)
    .returning('phone')
    .executeTakeFirst();
  return student?.phone;
}
