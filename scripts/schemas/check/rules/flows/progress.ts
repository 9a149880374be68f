import { placeOfValue } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

/** The progress bar never goes back. */
export const progress = eachFlow(function* ({ file, steps }) {
  let highest = 0;
  for (const { entry, path } of steps) {
    if (entry.progress === undefined) continue;
    if (entry.progress < highest) {
      yield {
        ...placeOfValue(file, [...path, 'progress']),
        message: `The progress falls here, from ${highest} to ${entry.progress}.`,
        fix: `Write a number from ${highest} to 100.`,
      };
    }
    highest = Math.max(highest, entry.progress);
  }
});
