import type { ConditionSchema } from '../../../source/schema-files.ts';
import { placeOfKey } from '../../../source/source.ts';
import { branchesOf, eachStep } from '../rule.ts';

/** No two questions take each other off the screen: whoever answers one could not go back to the other. */
export const hiding = eachStep(function* (step) {
  const hidden = branchesOf(step).flatMap(({ condition, branch, path }) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, field]) =>
      field === false ? [{ name, by: deciding(condition), path: [...path, 'properties', name] }] : [],
    ),
  );
  for (const [index, { name, by, path }] of hidden.entries()) {
    const place = placeOfKey(step.schema, path);
    if (by.includes(name)) {
      const message = `An answer to "${name}" would take this very question off the screen.`;
      yield { ...place, message, fix: 'Let another question decide.' };
      continue;
    }
    const other = hidden.slice(0, index).find((each) => by.includes(each.name) && each.by.includes(name));
    if (!other) continue;
    const message = `"${name}" and "${other.name}" hide each other: an answer to one takes the other away.`;
    yield { ...place, message, fix: 'Let one of them decide, and delete the other condition.' };
  }
});

function deciding(condition: unknown): string[] {
  const { properties = {}, required = [] } = (condition ?? {}) as ConditionSchema;
  return [...Object.keys(properties), ...required];
}
