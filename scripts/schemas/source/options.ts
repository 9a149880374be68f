import { posix } from 'node:path';
import type { FieldEntry, OptionEntry, OptionList } from './schema-files.ts';
import type { JsonFile, Path, Source } from './source.ts';

export interface Option {
  readonly value: unknown;
  readonly title?: unknown;
  readonly group?: string;
  readonly deprecated: boolean;
  readonly exclusive: boolean;
  readonly help?: string | undefined;
  /** The image's path in the schemas folder. */
  readonly image?: string | undefined;
  readonly renamedFrom: readonly string[];
  readonly facts: { readonly [name: string]: unknown };
  /** `path` and `valuePath` are relative to the list. */
  readonly path: Path;
  readonly valuePath: Path;
}

export function optionsIn(list: OptionList): Option[] | undefined {
  if (Array.isArray(list.anyOf)) {
    return list.anyOf.flatMap((group, index) =>
      (optionsIn(group) ?? []).map((option) => ({
        ...option,
        group: group.title,
        deprecated: option.deprecated || group.deprecated === true,
        path: ['anyOf', index, ...option.path],
        valuePath: ['anyOf', index, ...option.valuePath],
      })),
    );
  }
  if (Array.isArray(list.enum)) {
    return list.enum.map((value, index) => optionOf({ const: value }, ['enum', index], []));
  }
  if (Array.isArray(list.oneOf)) {
    return list.oneOf.map((entry, index) => optionOf(entry, ['oneOf', index], ['const']));
  }
  return undefined;
}

function optionOf(entry: OptionEntry, path: Path, toValue: Path): Option {
  const { const: value, title, deprecated, renamedFrom, exclusive, help, image, ...facts } = entry;
  return {
    value,
    title,
    deprecated: deprecated === true,
    exclusive: exclusive === true,
    help,
    image,
    renamedFrom: renamedFrom ?? [],
    facts,
    path,
    valuePath: [...path, ...toValue],
  };
}

/** Returns a path relative to the schemas folder. `from` is the file that contains the `$ref`. */
export function targetOf(from: string, ref: string): string {
  return posix.normalize(posix.join(posix.dirname(from), ref));
}

export function refPath(from: string, { $ref, items }: FieldEntry, folder: 'options' | 'blocks') {
  const ref = $ref ?? items?.$ref;
  const path = typeof ref === 'string' ? targetOf(from, ref) : '';
  return path.startsWith(`${folder}/`) ? path : undefined;
}

export const listName = (path: string): string => path.replace(/^options\/|\.json$/g, '');

export function optionsOf(source: Source, from: string, field: FieldEntry): Option[] | undefined {
  if (typeof field.$ref !== 'string') return optionsIn(field);
  const file = source.json.get(targetOf(from, field.$ref)) as JsonFile<FieldEntry> | undefined;
  return file && optionsIn(file.value);
}
