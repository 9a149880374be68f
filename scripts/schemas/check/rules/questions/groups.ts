import { uiEntries } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { askingSteps, type Rule } from '../rule.ts';

/** Groups, where a step has them, hold every visible question once, in the order of the ui file. */
export const groups: Rule = function* ({ flows }) {
  for (const step of askingSteps(flows)) {
    const { groups } = step.ui.value;
    if (!groups) continue;
    const visible = uiEntries(step.ui.value).flatMap(([name, entry]) =>
      entry['ui:widget'] === 'hidden' ? [] : [name],
    );
    const grouped: string[] = [];
    for (const [index, group] of groups.entries()) {
      for (const [at, name] of (group.fields ?? []).entries()) {
        const place = placeOfValue(step.ui, ['groups', index, 'fields', at]);
        if (grouped.includes(name)) {
          yield { ...place, message: `"${name}" is in a group already.`, fix: 'Delete it here or there.' };
        } else if (!visible.includes(name)) {
          const missing = visible.filter((each) => !groups.some(({ fields }) => fields?.includes(each)));
          const message = `A group cannot show "${name}": there is no such visible question.`;
          yield { ...unknownValue(step.ui, ['groups', index, 'fields', at], missing), message };
        } else if (grouped.length > 0 && visible.indexOf(name) < visible.indexOf(grouped.at(-1)!)) {
          const message = `"${name}" stands after "${grouped.at(-1)}" here, and before it below.`;
          yield { ...place, message, fix: 'Use the same order in both.' };
        }
        grouped.push(name);
      }
    }
    for (const name of visible) {
      if (grouped.includes(name)) continue;
      const message = `"${name}" is in no group, so it would not be shown.`;
      yield { ...placeOfKey(step.ui, [name]), message, fix: 'Add it to the "fields" of a group.' };
    }
  }
};
