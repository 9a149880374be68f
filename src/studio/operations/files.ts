import type { Json, Path } from '../files/json.ts';
import type { FileChange } from '../protocol.ts';

/* An operation is one edit by staff. Its changes, often in several files, are made together and undone
   together. */

export { type Fields, fieldsOf, type Json, listOf, type Path, type Read } from '../files/json.ts';

export interface Operation {
  readonly label: string;
  readonly changes: readonly FileChange[];
  /** The key (see `keyOf`) of the item that is selected after the operation. */
  readonly opens?: string;
}

/** Operations on a block use this name instead of a form's id. */
export const blocksFolder = 'blocks';

export const rulesFile = (form: string, step: string) => `${form}/${step}.schema.json`;
export const wordsFile = (form: string, step: string) => `${form}/${step}.ui.json`;
export const flowFile = (form: string) => `${form}/flow.json`;

type Edit = (file: string, path: Path, value: Json) => FileChange;

export const setting: Edit = (file, path, value) => ({ file, do: 'set', path: [...path], value });
export const inserting: Edit = (file, path, value) => ({ file, do: 'insert', path: [...path], value });
export const removing = (file: string, path: Path): FileChange => ({ file, do: 'remove', path: [...path] });

export const newFile = (file: string, value: object): FileChange => ({
  file,
  do: 'write',
  text: `${JSON.stringify(value, null, 2)}\n`,
});

/** Turns "Place of birth" into `placeOfBirth`. If this name is taken, adds a number. */
export function nameFor(title: string, taken: readonly string[]): string {
  const words = wordsIn(title);
  const camel = words
    .map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join('');
  return free(/^[a-z]/i.test(camel) ? camel : 'question', taken, (name, count) => `${name}${count}`);
}

export function folderFor(title: string, taken: readonly string[]): string {
  const name = wordsIn(title).join('-');
  return free(/^[a-z]/.test(name) ? name : 'form', taken, (known, count) => `${known}-${count}`);
}

const wordsIn = (title: string): string[] =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.slice(0, 6) ?? [];

function free(
  name: string,
  taken: readonly string[],
  numbered: (name: string, count: number) => string,
): string {
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : numbered(name, count);
    if (!taken.includes(tried)) return tried;
  }
}
