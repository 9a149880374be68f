import { at, fieldsOf, isObject } from '../../files/json.ts';
import { type Json, type Operation, type Path, type Read, setting } from '../files.ts';

/**
 * An `enum` or `oneOf` under one of these keys is part of a condition or filter, so it is not the list of
 * options of a question.
 */
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
  const optionOf = (each: Json, index: number) => ({
    const: each,
    title: index === path.at(-1) ? title : each,
  });
  return {
    label,
    changes: [
      { file, do: 'rename', path: [...list], key: 'oneOf' },
      setting(file, [...around, 'oneOf'], entries.map(optionOf)),
    ],
  };
}

/**
 * Adds an option at the end of a list. The new option copies further properties of the last option, such as
 * `region`. The check reports copied values that do not fit the new option.
 */
export function addOption(read: Read, file: string, list: Path, title: string): Operation | undefined {
  const entries = at(read(file), list);
  if (!Array.isArray(entries)) return undefined;
  const { deprecated: _retired, renamedFrom: _names, help: _help, ...last } = fieldsOf(entries.at(-1));
  const value = list.at(-1) === 'enum' ? title : { ...last, const: title, title };
  return {
    label: `Add the option "${title}"`,
    changes: [{ file, do: 'insert', path: [...list, entries.length], value }],
  };
}
