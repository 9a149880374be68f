import { askingSteps } from '../../../source/field-sets.ts';
import { placeOfKey } from '../../../source/source.ts';
import { eachFlow } from '../rule.ts';

/**
 * Reports a question name that occurs in two steps, because the answers of all steps are sent in one object.
 */
export const repeatedNames = eachFlow(function* (flow) {
  const seen = new Map<string, string>();
  for (const { id, names, schema } of askingSteps(flow)) {
    for (const name of names) {
      const first = seen.get(name);
      if (first === undefined) {
        seen.set(name, id);
        continue;
      }
      const message = `The step "${first}" of this flow has a question "${name}" already.`;
      const fix = 'Give this one another name, here and in its ui file.';
      yield { ...placeOfKey(schema, ['properties', name]), message, fix };
    }
  }
});
