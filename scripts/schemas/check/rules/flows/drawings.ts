import { unknownValue } from '../../../source/unknown.ts';
import { eachFlow } from '../rule.ts';

export const drawings = eachFlow(function* ({ file, steps }, { source }) {
  const { drawings: known = [] } = source.product;
  for (const { entry, path } of steps) {
    const { drawing } = entry;
    if (drawing === undefined || known.includes(drawing)) continue;
    const message = `There is no drawing "${drawing}".`;
    yield { fix: 'Take "drawing" out.', ...unknownValue(file, [...path, 'drawing'], known), message };
  }
});
