import { placeOfValue } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

export const progress = eachFlow(function* ({ file, steps }) {
  let highest = 0;
  for (const { entry, path } of steps) {
    if (entry.progress === undefined) continue;
    if (entry.progress < highest) {
      const message = `The progress falls here, from ${highest} to ${entry.progress}.`;
      const fix = `Write a number from ${highest} to 100.`;
      yield { ...placeOfValue(file, [...path, 'progress']), message, fix };
    }
    highest = Math.max(highest, entry.progress);
  }
});
