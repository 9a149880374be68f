import { at, fieldsOf } from '../../files/json.ts';
import { optionsOf } from '../conditions/subjects.ts';
import type { Path, Read } from '../files.ts';

/**
 * Returns the options of a question as people read them, in their order. The question is given by its path in a ui file;
 * its options are in the rules or in a list.
 */
export function optionsFor(read: Read, wordsFile: string, [name = '']: Path): readonly string[] {
  const field = at(read(wordsFile.replace(/\.ui\.json$/, '.schema.json')), ['properties', name]);
  return optionsOf(read, fieldsOf(field)).map(({ title }) => title);
}
