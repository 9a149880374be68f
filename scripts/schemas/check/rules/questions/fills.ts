import { offeredOptions } from '../../../compile/resolve-field.ts';
import { choicesOf, type QuestionSet } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { listName, refPath } from '../../../source/options.ts';
import { placeOfValue, type Source } from '../../../source/source.ts';
import { unknownKey, unknownValue } from '../../../source/unknown.ts';
import { eachSet } from '../rule.ts';

export const fills = eachSet(function* (set, { source }) {
  for (const [name, entry] of set.entries)
    for (const [target, fact] of Object.entries(entry.fills ?? {}))
      yield* checkFilling(source, set, name, target, fact);
});

function* checkFilling(
  source: Source,
  { title, fieldSet, schema, ui, names, entriesAt }: QuestionSet,
  name: string,
  target: string,
  fact: string,
): Iterable<Finding> {
  const path = [...entriesAt, name, 'fills', target];
  const field = fieldSet.properties?.[target];
  if (!field || target === name) {
    const others = names.filter((each) => each !== name);
    const message = `There is no other question "${target}" in ${title} to fill.`;
    yield { ...unknownKey(ui, path, others), message };
    return;
  }
  const options = offeredOptions(source, schema.path, fieldSet, name);
  const facts = [...new Set(options.flatMap((option) => Object.keys(option.facts)))];
  if (options.length > 0 && !facts.includes(fact)) {
    yield { ...unknownValue(ui, path, facts), message: `The options of "${name}" have no "${fact}".` };
  }
  const taken = choicesOf(source, schema.path, field)?.map(({ value }) => value);
  if (!taken) return;
  const wrong = options.filter(({ facts }) => facts[fact] !== undefined && !taken.includes(facts[fact]));
  const listOf = (question: string) =>
    source.json.get(refPath(schema.path, fieldSet.properties?.[question] ?? {}, 'options') ?? '');
  const own = listOf(name);
  for (const [value, [first, ...others]] of Map.groupBy(wrong, (option) => option.facts[fact])) {
    // If several options name the value, it was probably deleted from the list of the question to fill in. If
    // only one option names the value, it is probably misspelled.
    const missing = others.length > 0 ? listOf(target) : undefined;
    const message = `"${first!.value}" would fill "${target}" with "${value}", which is none of its options.`;
    if (missing) {
      yield {
        ...placeOfValue(missing, []),
        message: `"${value}" is no option of this list, and ${others.length + 1} options of "${name}" name it as their "${fact}".`,
        fix: `If it was deleted, put it back and run: npm run schemas:retire ${listName(missing.path)} ${JSON.stringify(value)}`,
      };
    } else if (own) {
      const advice = unknownValue(own, [...first!.path, fact], taken.map(String));
      yield { fix: 'Write one of its options.', ...advice, message };
    } else {
      // The finding is in the ui file, because a condition determines which options file the question uses.
      yield { ...placeOfValue(ui, path), message, fix: 'Correct it in the options file.' };
    }
  }
}
