import { optionsIn } from '../../../source/options.ts';
import type { OptionList } from '../../../source/schema-files.ts';
import { type JsonFile, placeOfValue } from '../../../source/source.ts';
import type { Rule } from '../rule.ts';

/** What most options of a list say about themselves (a code, a region), all of them say. */
export const facts: Rule = function* ({ source }) {
  for (const file of source.json.values()) {
    if (!file.path.startsWith('options/')) continue;
    const options = optionsIn(file.value as OptionList) ?? [];
    const names = new Set(options.flatMap((option) => Object.keys(option.facts)));
    for (const name of names) {
      const without = options.filter((option) => option.facts[name] === undefined);
      if (without.length === 0 || without.length >= options.length / 2) continue;
      for (const { value, path } of without) {
        const message = `"${value}" has no "${name}", and the other options have one.`;
        yield { ...placeOfValue(file as JsonFile, path), message, fix: `Add "${name}" to it.` };
      }
    }
  }
};
