import { type Answers, isBlank } from '../../core/answers.ts';
import { migrate, type OrphanedAnswer } from '../../core/migrations.ts';
import type { Flow } from '../../core/parts.ts';
import type { StoredStep } from '../database.ts';
import { isExpired, newlyCounted } from '../expiry.ts';

export type StoredDraft = ReturnType<typeof readDraft>;

/**
 * Reads what was kept under any version of the form: migrated, the later version over the earlier one. Nothing is
 * dropped in silence: each version's answers stay under that version, so that an answer without a place, or one
 * of a newer form, is there again when the form has its place. `time` is the server's, and undefined until it has told.
 */
export function readDraft(flow: Flow, stored: readonly StoredStep[], time: number | undefined) {
  const { version, draft } = flow.definition;
  const fresh = isDraftExpired(stored, draft?.days ?? 0, time) ? [] : stored;
  const own = fresh.filter((each) => each.version <= version);
  const migrated = byVersion(own).map((each) => ({ ...migrate(flow, each), version: each.version }));
  return {
    answers: migrated.reduce<Answers>((all, each) => mergeAnswers(all, each.answers), {}),
    /** When the last of them was kept. Epoch milliseconds. */
    savedAt: own.length > 0 ? Math.max(...own.map(({ savedAt }) => savedAt)) : undefined,
    /** For the student: every answer that has no place in the form at present. It stays on the phone. */
    orphaned: [
      ...migrated.flatMap(({ orphaned }) => orphaned),
      ...toOrphaned(fresh.filter((each) => !own.includes(each))),
    ],
    /** Those of this version, which are written again with their steps, or the next write would drop them. */
    preserved: migrated.find((each) => each.version === version)?.orphaned ?? [],
    /** All of it, where it is older than the flow allows: to be deleted. */
    expired: fresh === stored ? [] : stored,
    /** Steps that were dated now, to be written again. */
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

/** The steps of each version together, the earliest version first. */
function byVersion(steps: readonly StoredStep[]): { version: number; answers: Answers }[] {
  const versions = [...new Set(steps.map(({ version }) => version))].sort((one, other) => one - other);
  return versions.map((version) => ({
    version,
    answers: Object.fromEntries(
      steps.filter((each) => each.version === version).map(({ step, answers }) => [step, answers]),
    ),
  }));
}

/** Two sets of answers as one; where both have one, the later. */
function mergeAnswers(earlier: Answers, later: Answers): Answers {
  const steps = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  return Object.fromEntries([...steps].map((step) => [step, { ...earlier[step], ...later[step] }]));
}

function toOrphaned(steps: readonly StoredStep[]): OrphanedAnswer[] {
  return steps.flatMap(({ step, answers }) =>
    Object.entries(answers).flatMap(([field, value]) => (isBlank(value) ? [] : [{ step, field, value }])),
  );
}
