import { placeOfKey } from '../../../source/source.ts';
import type { AskingStep, Rule } from '../rule.ts';
import { askingSteps } from '../rule.ts';

/** A name is used once in a flow: its answers are merged when they are sent. */
export const duplicates: Rule = function* ({ flows }) {
  for (const flow of flows) {
    const seen = new Map<string, AskingStep>();
    for (const step of askingSteps([flow])) {
      for (const name of Object.keys(step.schema.value.properties ?? {})) {
        const first = seen.get(name);
        if (first) {
          yield {
            ...placeOfKey(step.schema, ['properties', name]),
            message: `The step "${first.id}" of this flow has a question "${name}" already.`,
            fix: 'Give this one another name, here and in its ui file.',
          };
        } else seen.set(name, step);
      }
    }
  }
};
