import { at, textAt } from '../../files/json.ts';
import type { FileChange } from '../../protocol.ts';
import type { Json, Path, Read } from '../files.ts';
import { nounFor } from '../questions.ts';

/**
 * Returns the changes that write a text. If the text is a question's label, the noun for its messages ("Enter
 * your first name") also changes, unless staff wrote another noun.
 */
export function writing(read: Read, file: string, path: Path, value: Json): FileChange[] {
  const change: FileChange = { file, do: 'set', path: [...path], value };
  if (path.at(-1) !== 'ui:title' || typeof value !== 'string') return [change];
  const around = path.slice(0, -1);
  const entry = at(read(file), around);
  const [title, noun] = [textAt(entry, ['ui:title']), textAt(entry, ['noun'])];
  if (title === undefined || noun !== nounFor(title)) return [change];
  return [change, { file, do: 'set', path: [...around, 'noun'], value: nounFor(value) }];
}
