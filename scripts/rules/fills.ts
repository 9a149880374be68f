import { optionsOf } from '../options.ts';
import { offeredOptions } from '../resolve-field.ts';
import { placeOfKey } from '../source.ts';
import { unknownKey, unknownValue } from '../unknown.ts';
import { askingSteps, type Rule, uiOf } from './rule.ts';

/** What a choice fills is another question of the step, from a fact its options have, with an answer it takes. */
export const fills: Rule = function* ({ source, flows }) {
  for (const step of askingSteps(flows)) {
    const fields = step.schema.value.properties ?? {};
    for (const [name, { fills: filled }] of uiOf(step)) {
      for (const [target, fact] of Object.entries(filled ?? {})) {
        const path = [name, 'fills', target];
        const field = fields[target];
        if (!field || target === name) {
          yield {
            ...unknownKey(
              step.ui,
              path,
              Object.keys(fields).filter((each) => each !== name),
            ),
            message: `There is no other question "${target}" in this step to fill.`,
          };
          continue;
        }
        const options = offeredOptions(source, step.schema, name);
        const facts = [...new Set(options.flatMap((option) => Object.keys(option.facts)))];
        if (options.length > 0 && !facts.includes(fact)) {
          yield {
            ...unknownValue(step.ui, path, facts),
            message: `The options of "${name}" have no "${fact}".`,
          };
        }
        const taken = optionsOf(source, step.schema.path, field)?.map((option) => option.value);
        const wrong = options.find(
          ({ facts }) => facts[fact] !== undefined && taken && !taken.includes(facts[fact]),
        );
        if (wrong) {
          yield {
            ...placeOfKey(step.ui, path),
            message: `"${wrong.value}" would fill "${target}" with "${wrong.facts[fact]}", which is none of its options.`,
            fix: 'Correct it in the options file.',
          };
        }
      }
    }
  }
};
