import { questionsOf, requiredNames } from '../../../source/field-sets.ts';
import { placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { eachSet } from '../rule.ts';
import { scopeOf } from '../scope.ts';

export const required = eachSet(function* (set, context) {
  const { title, schema, names, entries } = set;
  for (const { name, path } of requiredNames(set)) {
    if (!names.includes(name)) {
      yield { ...unknownValue(schema, path, names), message: `There is no question "${name}" in ${title}.` };
    } else if (entries.get(name)?.['ui:widget'] === 'hidden') {
      const message = `"${name}" is never asked (its widget is "hidden"), so it cannot be required.`;
      yield { ...placeOfValue(schema, path), message, fix: 'Delete it here, or choose another widget.' };
    }
  }
  for (const { name, field, path } of questionsOf(set)) {
    if (field.sameAs === undefined) continue;
    const others = [...scopeOf(context, set).asked.keys()].filter((each) => each !== name);
    if (others.includes(field.sameAs)) continue;
    const message = `"${name}" must repeat another question of this step or of an earlier one, and "${field.sameAs}" is none.`;
    yield { ...unknownValue(schema, [...path, 'sameAs'], others), message };
  }
});
