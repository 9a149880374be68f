import { offeredOptions } from '../../../compile/resolve-field.ts';
import { type Option, optionsOf, targetOf } from '../../../source/options.ts';
import { placeOfValue, type Source } from '../../../source/source.ts';
import { unknownKey, unknownValue } from '../../../source/unknown.ts';
import { type AskingStep, askingSteps, type Rule, uiOf } from '../rule.ts';

interface Filling {
  readonly name: string;
  readonly target: string;
  readonly fact: string;
  readonly wrong: readonly Option[];
}

/** A single unknown value is misspelled; several equal ones lack an option. */
function* wrongFacts(source: Source, step: AskingStep, { name, target, fact, wrong }: Filling) {
  for (const [value, options] of Map.groupBy(wrong, ({ facts }) => facts[fact])) {
    const [first] = options as [Option];
    const listOf = (field: string) => {
      const ref = step.schema.value.properties?.[field]?.$ref;
      return ref === undefined ? undefined : source.json.get(targetOf(step.schema.path, ref));
    };
    const missing = options.length > 1 ? listOf(target) : undefined;
    const own = listOf(name);
    if (missing) {
      yield {
        ...placeOfValue(missing, []),
        message: `"${value}" is no option of this list, and ${options.length} options of "${name}" name it as their "${fact}".`,
        fix: `If it was deleted, put it back and run: npm run schemas:retire ${missing.path.replace(/^options\/|\.json$/g, '')} ${JSON.stringify(value)}`,
      };
    } else if (!own) {
      // Of a list that a condition brings.
      yield {
        ...placeOfValue(step.ui, [name, 'fills', target]),
        message: `"${first.value}" would fill "${target}" with "${value}", which is none of its options.`,
        fix: 'Correct it in the options file.',
      };
    } else {
      const taken = optionsOf(source, step.schema.path, step.schema.value.properties![target]!) ?? [];
      yield {
        fix: 'Write one of its options.',
        ...unknownValue(
          own,
          [...first.path, fact],
          taken.map((each) => String(each.value)),
        ),
        message: `"${first.value}" would fill "${target}" with "${value}", which is none of its options.`,
      };
    }
  }
}

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
          const message = `The options of "${name}" have no "${fact}".`;
          yield { ...unknownValue(step.ui, path, facts), message };
        }
        const taken = optionsOf(source, step.schema.path, field)?.map((option) => option.value);
        const wrong = options.filter(
          ({ facts }) => facts[fact] !== undefined && taken && !taken.includes(facts[fact]),
        );
        yield* wrongFacts(source, step, { name, target, fact, wrong });
      }
    }
  }
};
