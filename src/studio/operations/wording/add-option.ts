import { at, fieldsOf } from '../../files/json.ts';
import type { Operation, Path, Read } from '../files.ts';

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
