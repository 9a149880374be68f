import { uiEntries } from '../../../source/schema-files.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { askingSteps, type Rule } from '../rule.ts';

/** The ui file speaks only of questions that exist. */
export const entries: Rule = function* ({ flows }) {
  for (const step of askingSteps(flows)) {
    const names = Object.keys(step.schema.value.properties ?? {});
    for (const [name] of uiEntries(step.ui.value)) {
      if (names.includes(name)) continue;
      const unworded = names.filter((each) => !(each in step.ui.value));
      const message = `There is no question "${name}" in ${step.id}.schema.json.`;
      yield { fix: 'Add it there, or delete it here.', ...unknownKey(step.ui, [name], unworded), message };
    }
  }
};
