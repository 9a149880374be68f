import { conditionsIn } from '../../../source/schema-files.ts';
import { placeOfKey } from '../../../source/source.ts';
import { askingSteps, type Rule } from '../rule.ts';

/** No two questions take each other off the screen: whoever answers one could not go back to the other. */
export const hiding: Rule = function* ({ flows }) {
  for (const step of askingSteps(flows)) {
    const hidden = conditionsIn(step.schema.value).flatMap(({ entry, path }) =>
      (['then', 'else'] as const).flatMap((side) =>
        Object.entries(entry[side]?.properties ?? {}).flatMap(([name, field]) =>
          field === false
            ? [{ name, by: deciding(entry.if), path: [...path, side, 'properties', name] }]
            : [],
        ),
      ),
    );
    for (const [index, { name, by, path }] of hidden.entries()) {
      const other = hidden.slice(0, index).find((each) => by.includes(each.name) && each.by.includes(name));
      const isItself = by.includes(name);
      if (!other && !isItself) continue;
      yield {
        ...placeOfKey(step.schema, path),
        message: isItself
          ? `An answer to "${name}" would take this very question off the screen.`
          : `"${name}" and "${other!.name}" hide each other: an answer to one takes the other away.`,
        fix: isItself
          ? 'Let another question decide.'
          : 'Let one of them decide, and delete the other condition.',
      };
    }
  }
};

function deciding(condition: unknown): string[] {
  const { properties = {}, required = [] } = (condition ?? {}) as {
    properties?: object;
    required?: string[];
  };
  return [...new Set([...Object.keys(properties), ...required])];
}
