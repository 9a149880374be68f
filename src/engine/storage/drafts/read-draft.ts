import { type Answers, isBlank } from '../../core/answers.ts';
import type { Flow } from '../../core/flow-types.ts';
import { migrate, type OrphanedAnswer } from '../../core/migrations.ts';
import type { StoredStep } from '../database.ts';
import { isExpired, newlyCounted } from '../expiry.ts';

export type StoredDraft = ReturnType<typeof readDraft>;

/**
 * Reads a draft whose steps were stored under any version of the form: migrates the answers of each version and merges
 * them, later versions over earlier ones. The answers of each version stay stored under it, so that an orphaned answer,
 * or one of a newer form, reappears when the form has a question for it. `time` is the server's time in epoch
 * milliseconds, undefined until it is known.
 */
export function readDraft(flow: Flow, stored: readonly StoredStep[], time: number | undefined) {
  const { version, draft } = flow.definition;
  const fresh = isDraftExpired(stored, draft?.days ?? 0, time) ? [] : stored;
  const own = fresh.filter((each) => each.version <= version);
  const migrated = byVersion(own).map((each) => ({ ...migrate(flow, each), version: each.version }));
  return {
    answers: migrated.reduce<Answers>((all, each) => mergeAnswers(all, each.answers), {}),
    /** When the latest step was stored, other than by a newer form, in epoch milliseconds. */
    savedAt: own.length > 0 ? Math.max(...own.map(({ savedAt }) => savedAt)) : undefined,
    /** All answers for which the current form has no question. They are shown to the user and stay stored. */
    orphaned: [
      ...migrated.flatMap(({ orphaned }) => orphaned),
      ...toOrphaned(fresh.filter((each) => !own.includes(each))),
    ],
    /**
     * Orphaned answers stored under the current version. Writes of their step must include them, or they would be
     * deleted.
     */
    preserved: migrated.find((each) => each.version === version)?.orphaned ?? [],
    /** The steps to delete, if the draft has expired. */
    expired: fresh === stored ? [] : stored,
    /** The steps whose `countedFrom` was set now, which have to be written again. */
    restamped: newlyCounted(fresh, time),
  };
}

/** Returns whether a draft has expired: none of its steps has changed for `days` days. */
export function isDraftExpired(
  steps: readonly StoredStep[],
  days: number,
  time: number | undefined,
): boolean {
  return steps.every((each) => isExpired(each, days, time));
}

/** Groups stored steps by version, the earliest version first. */
function byVersion(steps: readonly StoredStep[]): { version: number; answers: Answers }[] {
  const versions = [...new Set(steps.map(({ version }) => version))].sort((one, other) => one - other);
  return versions.map((version) => ({
    version,
    answers: Object.fromEntries(
      steps.filter((each) => each.version === version).map(({ step, answers }) => [step, answers]),
    ),
  }));
}

/** Merges two sets of answers. Where both have an answer, the later set takes precedence. */
function mergeAnswers(earlier: Answers, later: Answers): Answers {
  const steps = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  return Object.fromEntries([...steps].map((step) => [step, { ...earlier[step], ...later[step] }]));
}

function toOrphaned(steps: readonly StoredStep[]): OrphanedAnswer[] {
  return steps.flatMap(({ step, answers }) =>
    Object.entries(answers).flatMap(([field, value]) => (isBlank(value) ? [] : [{ step, field, value }])),
  );
}
