import type { CalendarDate } from '#engine/core/index.ts';
import { type Source, todayOf } from '../source/product.ts';
import { flowChanges, versionChanges } from './flows.ts';
import { optionChanges } from './options.ts';
import { questionChanges } from './questions.ts';
import { quizChanges } from './quiz.ts';
import { sidesOf } from './sides.ts';
import { stepChanges } from './steps.ts';
import { bySeverity, type Verdict } from './verdict.ts';

/**
 * Compares two versions of the schemas, without reading files. The check must have no findings in either
 * version.
 */
export function diffSchemas(
  before: Source,
  after: Source,
  today: CalendarDate = todayOf(after.product),
): Verdict[] {
  const sides = { ...sidesOf(before, after), today };
  const changes = [flowChanges, stepChanges, questionChanges, optionChanges, quizChanges].flatMap(
    (changesOf) => [...changesOf(sides)],
  );
  const own = after.product.changes?.(before, after) ?? [];
  return [...changes, ...own, ...versionChanges(sides, changes)].sort(bySeverity);
}
