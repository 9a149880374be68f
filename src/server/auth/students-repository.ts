import type { Database } from '../database/transaction.ts';

export type Students = ReturnType<typeof createStudents>;

export function createStudents(database: Database) {
  return {
    /** The student of a canonical phone, with what identifies their application. */
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

    /** Whether there is a demo student, or one that is none. */
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
