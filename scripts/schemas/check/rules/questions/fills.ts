import { offeredOptions } from '../../../compile/resolve-field.ts';
import { choicesOf, type QuestionSet } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { listName, type Option, refPath } from '../../../source/options.ts';
import { placeOfValue, type Source } from '../../../source/source.ts';
import { unknownKey, unknownValue } from '../../../source/unknown.ts';
import { eachSet } from '../rule.ts';

export const fills = eachSet(function* (set, { source }) {
  const { fieldSet, schema, ui, names, entries, entriesAt } = set;
  for (const [name, { fills: filled = {} }] of entries) {
    for (const [target, fact] of Object.entries(filled)) {
      const path = [...entriesAt, name, 'fills', target];
      const field = fieldSet.properties?.[target];
      if (!field || target === name) {
        const others = names.filter((each) => each !== name);
        const message = `There is no other question "${target}" in ${set.title} to fill.`;
        yield { ...unknownKey(ui, path, others), message };
        continue;
      }
      const options = offeredOptions(source, schema.path, fieldSet, name);
      const facts = [...new Set(options.flatMap((option) => Object.keys(option.facts)))];
      if (options.length > 0 && !facts.includes(fact)) {
        yield { ...unknownValue(ui, path, facts), message: `The options of "${name}" have no "${fact}".` };
      }
      const taken = choicesOf(source, schema.path, field)?.map(({ value }) => value);
      if (!taken) continue;
      const wrong = options.filter(({ facts }) => facts[fact] !== undefined && !taken.includes(facts[fact]));
      yield* wrongFacts(source, set, { name, target, fact, taken: taken.map(String), wrong });
    }
  }
});

interface Filling {
  readonly name: string;
  readonly target: string;
  readonly fact: string;
  readonly taken: readonly string[];
  readonly wrong: readonly Option[];
}

/**
 * Reports values that would fill in a question but are not among its options. If only one option has the
 * value, the value is probably misspelled. If several options have the value, it was probably deleted from
 * the list of the question to fill in.
 */
function* wrongFacts(source: Source, set: QuestionSet, filling: Filling): Iterable<Finding> {
  const { name, target, fact, taken, wrong } = filling;
  const listOf = (field: string) =>
    source.json.get(refPath(set.schema.path, set.fieldSet.properties?.[field] ?? {}, 'options') ?? '');
  const own = listOf(name);
  for (const [value, options] of Map.groupBy(wrong, ({ facts }) => facts[fact])) {
    const missing = options.length > 1 ? listOf(target) : undefined;
    if (missing) {
      yield {
        ...placeOfValue(missing, []),
        message: `"${value}" is no option of this list, and ${options.length} options of "${name}" name it as their "${fact}".`,
        fix: `If it was deleted, put it back and run: npm run schemas:retire ${listName(missing.path)} ${JSON.stringify(value)}`,
      };
      continue;
    }
    const [first] = options as [Option];
    const message = `"${first.value}" would fill "${target}" with "${value}", which is none of its options.`;
    if (own) {
      yield { fix: 'Write one of its options.', ...unknownValue(own, [...first.path, fact], taken), message };
    } else {
      // The finding is in the ui file, because a condition determines which options file the question uses.
      const fix = 'Correct it in the options file.';
      yield { ...placeOfValue(set.ui, [...set.entriesAt, name, 'fills', target]), message, fix };
    }
  }
}
