import { at, isObject } from '../../files/json.ts';
import type { Operation, Path, Read } from '../files.ts';

/** Under these keys, lists contain compared values instead of options. */
export const conditionKeys: readonly unknown[] = ['if', 'then', 'else', 'when', 'allOf', 'where'];

export const holdsOptions = (path: Path): boolean =>
  ['enum', 'oneOf'].includes(String(path.at(-1))) && !path.some((key) => conditionKeys.includes(key));

/**
 * Gives an option another title. The stored value stays the same, so that saved answers, conditions and
 * samples remain valid. A plain `enum` becomes a `oneOf`, because entries of an `enum` cannot have titles.
 */
export function renameOption(read: Read, file: string, path: Path, title: string): Operation | undefined {
  const list = path.slice(0, -1);
  const entries = at(read(file), list);
  const option = at(read(file), path);
  if (!Array.isArray(entries) || option === undefined) return undefined;
  const label = `Rename "${String(isObject(option) ? (option.title ?? option.const) : option)}" to "${title}"`;
  if (isObject(option))
    return { label, changes: [{ file, do: 'set', path: [...path, 'title'], value: title }] };
  const around = list.slice(0, -1);
  return {
    label,
    changes: [
      { file, do: 'rename', path: [...list], key: 'oneOf' },
      {
        file,
        do: 'set',
        path: [...around, 'oneOf'],
        value: entries.map((each, index) => ({ const: each, title: index === path.at(-1) ? title : each })),
      },
    ],
  };
}
