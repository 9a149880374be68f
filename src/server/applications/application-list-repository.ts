import type { CalendarDate } from '#domain/dates.ts';
import { newestFirst } from '../database/newest-first.ts';
import type { Database } from '../database/transaction.ts';
import { applicationRows } from './applications-repository.ts';

/** All applications, as the office reads them. */
export function createApplicationList(database: Database) {
  const rows = applicationRows(database).select((row) => [
    'applications.flow_version as flowVersion',
    'applications.answers',
    row
      .selectFrom('invoice_files')
      .whereRef('invoice_files.application_id', '=', 'applications.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('files'),
  ]);

  return {
    /** Those of a status, those of a day and later, or all. */
    newestFirst({ status, since }: { status?: string; since?: CalendarDate }) {
      let found = rows;
      if (status) found = found.where('applications.status', '=', status);
      if (since) found = found.where('applications.date_applied', '>=', since);
      return newestFirst(found, 'applications');
    },

    /** The answers of an application, by step, and the version of the form in which they were given. */
    answersOf: (id: string) =>
      database
        .selectFrom('applications')
        .where('id', '=', id)
        .select(['flow_version as flowVersion', 'answers'])
        .executeTakeFirstOrThrow(),

    /** By what a student can be found, of all. */
    directory: () =>
      database
        .selectFrom('applications')
        .innerJoin('students', 'students.id', 'applications.student_id')
        .select(['applications.id', 'students.phone', 'applications.mat_number as matNumber'])
        .execute(),
  };
}
