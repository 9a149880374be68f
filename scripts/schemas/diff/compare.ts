import type { Source } from '../source/source.ts';
import { flowChanges, versionChanges } from './flows.ts';
import { optionChanges } from './options.ts';
import { questionChanges } from './questions.ts';
import { quizChanges } from './quiz.ts';
import { sideOf } from './sides.ts';
import { stepChanges } from './steps.ts';
import { bySeverity, type Verdict } from './verdict.ts';

/** What changed between two states of the schemas, with what it means for students. Pure; both must be clean. */
export function diffSchemas(before: Source, after: Source): Verdict[] {
  const [then, now] = [sideOf(before), sideOf(after)];
  const changes = [
    ...flowChanges(then, now),
    ...stepChanges(then, now),
    ...questionChanges(then, now),
    ...optionChanges(then, now),
    ...quizChanges(then, now),
  ];
  return [...changes, ...versionChanges(then, now, changes)].sort(bySeverity);
}
