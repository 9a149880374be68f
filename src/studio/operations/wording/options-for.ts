import { at, fieldsOf } from '../../files/json.ts';
import { optionsOf } from '../conditions/subjects.ts';
import type { Path, Read } from '../files.ts';

export function optionsFor(read: Read, wordsFile: string, [name = '']: Path): readonly string[] {
  const field = at(read(wordsFile.replace(/\.ui\.json$/, '.schema.json')), ['properties', name]);
  return optionsOf(read, fieldsOf(field)).map(({ title }) => title);
}
