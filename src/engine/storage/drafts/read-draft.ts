import { type Answers, isBlank } from '../../core/answers.ts';
import type { Flow } from '../../core/flow-types.ts';
import { migrate, type OrphanedAnswer } from '../../core/migrations.ts';
import type { StoredStep } from '../database.ts';
import { isExpired, newlyCounted } from '../expiry.ts';

export type StoredDraft = ReturnType<typeof readDraft>;

/**
 * Reads a draft stored under any version of the form: migrated, later versions over earlier ones. Nothing is dropped
 * silently: each version's answers stay stored under that version, so that an orphaned answer, or one of a newer form,
 * returns when the form has a place for it. `time` is the server's, undefined until known.
 */
export function readDraft(flow: Flow, stored: readonly StoredStep[], time: number | undefined) {
  const { version, draft } = flow.definition;
  const fresh = isDraftExpired(stored, draft?.days ?? 0, time) ? [] : stored;
  const own = fresh.filter((each) => each.version <= version);
  const migrated = byVersion(own).map((each) => ({ ...migrate(flow, each), version: each.version }));
  return {
    answers: migrated.reduce<Answers>((all, each) => mergeAnswers(all, each.answers), {}),
    /** When the last of them was stored. Epoch milliseconds. */
    savedAt: own.length > 0 ? Math.max(...own.map(({ savedAt }) => savedAt)) : undefined,
    /** To show to the student: every answer that the current form has no place for. It stays stored. */
    orphaned: [
      ...migrated.flatMap(({ orphaned }) => orphaned),
      ...toOrphaned(fresh.filter((each) => !own.includes(each))),
    ],
    /** Orphaned answers of this version: written again with their steps, or the next write would drop them. */
    preserved: migrated.find((each) => each.version === version)?.orphaned ?? [],
    /** The keys to delete, if the draft has expired. */
    expired: fresh === stored ? [] : stored,
    /** Steps that got their date now, to be written again. */
    restamped: newlyCounted(fresh, time),
  };
}

/** Whether none of a draft's steps has changed for as many days as its flow allows. */
export function isDraftExpired(
  steps: readonly StoredStep[],
  days: number,
  time: number | undefined,
): boolean {
  return steps.every((each) => isExpired(each, days, time));
}

/** The steps grouped by version, the earliest version first. */
function byVersion(steps: readonly StoredStep[]): { version: number; answers: Answers }[] {
  const versions = [...new Set(steps.map(({ version }) => version))].sort((one, other) => one - other);
  return versions.map((version) => ({
    version,
    answers: Object.fromEntries(
      steps.filter((each) => each.version === version).map(({ step, answers }) => [step, answers]),
    ),
  }));
}

/** Merges two sets of answers; the later one wins. */
function mergeAnswers(earlier: Answers, later: Answers): Answers {
  const steps = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  return Object.fromEntries([...steps].map((step) => [step, { ...earlier[step], ...later[step] }]));
}

function toOrphaned(steps: readonly StoredStep[]): OrphanedAnswer[] {
  return steps.flatMap(({ step, answers }) =>
    Object.entries(answers).flatMap(([field, value]) => (isBlank(value) ? [] : [{ step, field, value }])),
  );
}
