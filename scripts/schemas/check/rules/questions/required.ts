import { placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { askingSteps, baseFields, type Rule, requiredNames, uiOf } from '../rule.ts';

/** What a step requires, and what repeats another answer, names questions of that step that are asked. */
export const required: Rule = function* ({ flows }) {
  for (const step of askingSteps(flows)) {
    const ui = uiOf(step);
    const names = Object.keys(step.schema.value.properties ?? {});
    for (const { name, path } of requiredNames(step)) {
      if (!names.includes(name)) {
        const message = `There is no question "${name}" in the step "${step.id}".`;
        yield { ...unknownValue(step.schema, path, names), message };
      } else if (ui.get(name)?.['ui:widget'] === 'hidden') {
        yield {
          ...placeOfValue(step.schema, path),
          message: `"${name}" is never asked (its widget is "hidden"), so it cannot be required.`,
          fix: 'Delete it here, or choose another widget.',
        };
      }
    }
    for (const { name, field, path } of baseFields(step)) {
      if (field.sameAs === undefined || (names.includes(field.sameAs) && field.sameAs !== name)) continue;
      yield {
        ...unknownValue(
          step.schema,
          [...path, 'sameAs'],
          names.filter((each) => each !== name),
        ),
        message: `"${name}" must repeat another question of this step, and "${field.sameAs}" is none.`,
      };
    }
  }
};
