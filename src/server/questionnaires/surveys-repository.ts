import type { CalendarDate } from '#domain/dates.ts';
import type { Answers } from '#engine/core/index.ts';
import { newId, sha256 } from '../auth/tokens.ts';
import { lock } from '../database/lock.ts';
import { newestFirst } from '../database/newest-first.ts';
import { type Database, transaction } from '../database/transaction.ts';

const day = 24 * 60 * 60_000;

/** One store a survey, all of one shape: the answers by step, as the flow of that version asked for them. */
export type SurveyTable = 'freelance_surveys' | 'business_loans';

/** A survey that passed every check: what there is to store of it. */
interface Survey {
  readonly flowVersion: number;
  /** The answers that count, by step. */
  readonly answers: Answers;
}

type AddResult = 'added' | 'duplicate' | 'too many';

export function createSurveys(database: Database, now: () => number, mostPerDay: number) {
  return {
    /**
     * Stores what a student sent; the same again within 24 hours is a repeat, of which nothing is stored, and of
     * different ones a day takes only so many. The application's row is the lock under which they are counted.
     */
    addOnce(table: SurveyTable, applicationId: string, { flowVersion, answers }: Survey): Promise<AddResult> {
      const at = now();
      const digest = sha256(canonical(answers));
      return transaction(database, async (trx) => {
        await lock(trx, 'applications').where('id', '=', applicationId).execute();
        const last = await trx
          .selectFrom(table)
          .where('application_id', '=', applicationId)
          .where('digest', '=', digest)
          .orderBy('copy', 'desc')
          .limit(1)
          .select(['copy', 'created_at'])
          .executeTakeFirst();
        if (last && at - last.created_at <= day) return 'duplicate';
        const { sent } = await trx
          .selectFrom(table)
          .where('application_id', '=', applicationId)
          .where('created_at', '>=', at - day)
          .select((row) => row.fn.countAll<number>().as('sent'))
          .executeTakeFirstOrThrow();
        if (sent >= mostPerDay) return 'too many';
        await trx
          .insertInto(table)
          .values({
            id: newId(),
            application_id: applicationId,
            flow_version: flowVersion,
            answers: JSON.stringify(answers),
            digest,
            copy: (last?.copy ?? 0) + 1,
            created_at: at,
          })
          .execute();
        return 'added';
      });
    },

    /** All that were sent, or those of a day and later, with who sent them. */
    newestFirst: (table: SurveyTable, since?: CalendarDate) => newestFirstOf(database, table, since),
  };
}

function newestFirstOf(database: Database, table: SurveyTable, since: CalendarDate = '1970-01-01') {
  const rows = database
    .selectFrom(`${table} as survey`)
    .innerJoin('applications', 'applications.id', 'survey.application_id')
    .innerJoin('students', 'students.id', 'applications.student_id')
    .where('survey.created_at', '>=', Date.parse(since))
    .select([
      'survey.id',
      'survey.created_at as createdAt',
      'survey.flow_version as flowVersion',
      'survey.answers',
      'applications.id as applicationId',
      'applications.first_name as firstName',
      'applications.last_name as lastName',
      'students.phone',
      'applications.email',
    ]);
  return newestFirst(rows, 'survey');
}

/** The same text for the same answers, whatever the order of the questions in the files of the day. */
function canonical(answers: Answers): string {
  const flat = Object.values(answers).flatMap((step) => Object.entries(step));
  return JSON.stringify(flat.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
