import { insteadOf, nearest } from '../../../source/nearest.ts';
import { nodeOf, placeOfValue } from '../../../source/source.ts';
import { eachFlow, replacing } from '../rule.ts';

/** Checks that steps name drawings that the product has. */
export const drawings = eachFlow(function* ({ file, steps }, { source }) {
  const { drawings: known = [] } = source.product;
  for (const { entry, path } of steps) {
    const { drawing } = entry;
    if (drawing === undefined || known.includes(drawing)) continue;
    const at = [...path, 'drawing'];
    const near = nearest(drawing, known);
    yield {
      ...placeOfValue(file, at),
      message: `There is no drawing "${drawing}".`,
      fix: insteadOf(drawing, known) ?? 'Take "drawing" out.',
      ...(near && { edit: replacing(nodeOf(file, at)!, near) }),
    };
  }
});
