import { placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { eachStep, questionsOf, requiredNames } from '../rule.ts';

/** What a step requires, and what repeats another answer, names questions of that step that are asked. */
export const required = eachStep(function* (step) {
  const { id, schema, names, entries } = step;
  for (const { name, path } of requiredNames(step)) {
    if (!names.includes(name)) {
      const message = `There is no question "${name}" in the step "${id}".`;
      yield { ...unknownValue(schema, path, names), message };
    } else if (entries.get(name)?.['ui:widget'] === 'hidden') {
      const message = `"${name}" is never asked (its widget is "hidden"), so it cannot be required.`;
      yield { ...placeOfValue(schema, path), message, fix: 'Delete it here, or choose another widget.' };
    }
  }
  for (const { name, field, path } of questionsOf(step)) {
    const others = names.filter((each) => each !== name);
    if (field.sameAs === undefined || others.includes(field.sameAs)) continue;
    const message = `"${name}" must repeat another question of this step, and "${field.sameAs}" is none.`;
    yield { ...unknownValue(schema, [...path, 'sameAs'], others), message };
  }
});
