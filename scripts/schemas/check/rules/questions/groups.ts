import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { eachSet } from '../rule.ts';

export const groups = eachSet(function* ({ ui, entries, entriesAt, groups, groupsAt }) {
  if (!groups) return;
  const visible = [...entries.keys()].filter((name) => entries.get(name)!['ui:widget'] !== 'hidden');
  const grouped: string[] = [];
  for (const [index, group] of groups.entries()) {
    for (const [at, name] of (group.fields ?? []).entries()) {
      const path = [...groupsAt, index, 'fields', at];
      const place = placeOfValue(ui, path);
      const before = grouped.at(-1);
      if (grouped.includes(name)) {
        yield { ...place, message: `"${name}" is in a group already.`, fix: 'Delete it here or there.' };
      } else if (!visible.includes(name)) {
        const missing = visible.filter((each) => !groups.some(({ fields }) => fields?.includes(each)));
        const message = `A group cannot show "${name}": there is no such visible question.`;
        yield { fix: 'Delete it here, or add the question.', ...unknownValue(ui, path, missing), message };
      } else if (before !== undefined && visible.indexOf(name) < visible.indexOf(before)) {
        const message = `"${name}" stands after "${before}" here, and before it below.`;
        yield { ...place, message, fix: 'Use the same order in both.' };
      }
      grouped.push(name);
    }
  }
  for (const name of visible) {
    if (grouped.includes(name)) continue;
    const message = `"${name}" is in no group, so it would not be shown.`;
    yield { ...placeOfKey(ui, [...entriesAt, name]), message, fix: 'Add it to the "fields" of a group.' };
  }
});
