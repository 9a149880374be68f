import { type Answers, isBlank } from '../../core/answers.ts';
import type { Flow } from '../../core/flow-types.ts';
import { migrate, type OrphanedAnswer } from '../../core/migrations.ts';
import type { StoredStep } from '../database.ts';
import { areExpired, newlyCounted } from '../expiry.ts';

export type StoredDraft = ReturnType<typeof readDraft>;

/**
 * Migrates the answers that were stored with each version of the form, and merges them; later versions take
 * precedence. Answers of earlier versions stay stored, so that an orphaned answer reappears if its question
 * is added again. `time` is the server's time in epoch milliseconds.
 */
export function readDraft(flow: Flow, stored: readonly StoredStep[], time: number | undefined) {
  const { version, draft } = flow.definition;
  const fresh = areExpired(stored, draft?.days ?? 0, time) ? [] : stored;
  const own = fresh.filter((each) => each.version <= version);
  const migrated = byVersion(own).map((each) => ({ ...migrate(flow, each), version: each.version }));
  return {
    answers: migrated.reduce<Answers>((all, each) => mergeAnswers(all, each.answers), {}),
    /**
     * The time at which a step was last saved, in epoch milliseconds. Steps of a newer version of the form do
     * not count.
     */
    savedAt: own.length > 0 ? Math.max(...own.map(({ savedAt }) => savedAt)) : undefined,
    orphaned: [
      ...migrated.flatMap(({ orphaned }) => orphaned),
      ...toOrphaned(fresh.filter((each) => !own.includes(each))),
    ],
    preserved: migrated.find((each) => each.version === version)?.orphaned ?? [],
    expired: fresh === stored ? [] : stored,
    /** The steps whose `countedFrom` was just set. They must be written again. */
    restamped: newlyCounted(fresh, time),
  };
}

function byVersion(steps: readonly StoredStep[]): { version: number; answers: Answers }[] {
  const versions = [...new Set(steps.map(({ version }) => version))].sort((one, other) => one - other);
  return versions.map((version) => ({
    version,
    answers: Object.fromEntries(
      steps.filter((each) => each.version === version).map(({ step, answers }) => [step, answers]),
    ),
  }));
}

function mergeAnswers(earlier: Answers, later: Answers): Answers {
  const steps = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  return Object.fromEntries([...steps].map((step) => [step, { ...earlier[step], ...later[step] }]));
}

function toOrphaned(steps: readonly StoredStep[]): OrphanedAnswer[] {
  return steps.flatMap(({ step, answers }) =>
    Object.entries(answers).flatMap(([field, value]) => (isBlank(value) ? [] : [{ step, field, value }])),
  );
}
