import type { CalendarDate } from '#domain/dates.ts';
import type { Answers } from '#engine/core/index.ts';
import { newId, sha256 } from '../auth/tokens.ts';
import { newestFirst } from '../database/newest-first.ts';
import { type Database, lock, transaction } from '../database/transaction.ts';

const day = 24 * 60 * 60_000;

export interface Submission {
  readonly form: string;
  readonly applicationId: string | null;
  /** The sender's browser generates the key. Without a key, a repeat is recognised by its answers. */
  readonly key?: string | undefined;
  readonly flowVersion: number;
  readonly answers: Answers;
}

interface Rules {
  readonly isOnce: boolean;
  /** False if the form takes no submissions now. Repeats are accepted even then. */
  readonly isOpen: boolean;
}

export type AddResult =
  | { readonly id: string; readonly isNew: boolean }
  | 'sent already'
  | 'too many'
  | 'not taken now';

export function createSubmissions(database: Database, now: () => number, maxPerDay: number) {
  return {
    /**
     * Stores the submission unless it repeats an earlier one. A repeat has the same key, or the same answers
     * from the same student within 24 hours (at any time if the form can be sent only once). A student may
     * send at most `maxPerDay` different submissions of a form in 24 hours.
     */
    add(submission: Submission, { isOnce, isOpen }: Rules): Promise<AddResult> {
      const { form, applicationId, flowVersion, answers } = submission;
      const at = now();
      const digest = sha256(canonical(answers));
      const key = scopedKey(applicationId, submission.key ?? (isOnce ? digest : `${digest}/${at}`));
      return transaction(database, async (trx): Promise<AddResult> => {
        if (applicationId !== null) await lock(trx, 'applications').where('id', '=', applicationId).execute();
        const known = await idOf(trx, form, key);
        if (known) return { id: known, isNew: false };
        if (applicationId !== null) {
          const earlier = await sentSince(trx, form, applicationId, isOnce ? 0 : at - day);
          const repeated = earlier.find((each) => each.digest === digest);
          if (repeated) return { id: repeated.id, isNew: false };
          if (isOnce && earlier.length > 0) return 'sent already';
          if (isOpen && earlier.length >= maxPerDay) return 'too many';
        }
        if (!isOpen) return 'not taken now';
        const id = newId();
        const added = await trx
          .insertInto('submissions')
          .values({
            ...{ id, form, key, digest },
            flow_version: flowVersion,
            answers: JSON.stringify(answers),
            application_id: applicationId,
            created_at: applicationId === null ? startOfDay(at) : at,
          })
          // A submission of a public form locks nothing, so a concurrent request may have stored the same
          // submission since `idOf` was called.
          .onConflict((conflict) => conflict.columns(['form', 'key']).doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows) return { id, isNew: true };
        return { id: (await idOf(trx, form, key))!, isNew: false };
      });
    },

    idOf: (form: string, applicationId: string | null, key: string) =>
      idOf(database, form, scopedKey(applicationId, key)),

    async firstSentAt(form: string, applicationId: string): Promise<number | undefined> {
      const [first] = await sentSince(database, form, applicationId, 0);
      return first?.createdAt;
    },

    /** For public forms, `newestAt` is the start of a day, because only the day is stored. */
    counts: () =>
      database
        .selectFrom('submissions')
        .groupBy('form')
        .orderBy('form')
        .select(({ fn }) => ['form', fn.countAll<number>().as('count'), fn.max('created_at').as('newestAt')])
        .execute(),

    newestFirst(form: string, since: CalendarDate = '1970-01-01') {
      const rows = database
        .selectFrom('submissions')
        .leftJoin('applications', 'applications.id', 'submissions.application_id')
        .leftJoin('students', 'students.id', 'applications.student_id')
        .where('submissions.form', '=', form)
        .where('submissions.created_at', '>=', Date.parse(since))
        .select([
          'submissions.id',
          'submissions.created_at as createdAt',
          'submissions.flow_version as flowVersion',
          'submissions.answers',
          'applications.id as applicationId',
          'applications.first_name as firstName',
          'applications.last_name as lastName',
          'students.phone',
          'applications.email',
        ]);
      return newestFirst(rows, 'submissions');
    },
  };
}

/**
 * Returns the start of the day. Only the day of an anonymous submission is stored: together with the server's
 * logs, a more exact time could identify the sender. Banjul time is UTC.
 */
const startOfDay = (at: number) => at - (at % day);

/** Adds the sender to the key, because equal keys of different senders must not collide. */
const scopedKey = (applicationId: string | null, key: string) => `${applicationId ?? 'anyone'}/${key}`;

async function idOf(database: Database, form: string, key: string) {
  const row = await database
    .selectFrom('submissions')
    .where('form', '=', form)
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

function sentSince(database: Database, form: string, applicationId: string, since: number) {
  return database
    .selectFrom('submissions')
    .where('application_id', '=', applicationId)
    .where('form', '=', form)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .select(['id', 'digest', 'created_at as createdAt'])
    .execute();
}

/** Returns a text that is equal for equal answers, whatever their order. */
function canonical(answers: Answers): string {
  const flat = Object.values(answers).flatMap((step) => Object.entries(step));
  return JSON.stringify(flat.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
