import { at, isObject, listOf, textAt } from '../../files/json.ts';
import type { Path, Read } from '../files.ts';

/**
 * Returns the options of a question as people read them, in their order. The question is given by its path in a ui file;
 * its options are in the rules or in a list.
 */
export function optionsFor(read: Read, wordsFile: string, [name = '']: Path): readonly string[] {
  const field = at(read(wordsFile.replace(/\.ui\.json$/, '.schema.json')), ['properties', name]);
  const list = /^\.\.\/(options\/.+)$/.exec(textAt(field, ['$ref']) ?? '')?.[1];
  const held = list === undefined ? field : read(list);
  return [...listOf(at(held, ['enum'])), ...listOf(at(held, ['oneOf']))].map((option) =>
    String(isObject(option) ? (option.title ?? option.const) : option),
  );
}
