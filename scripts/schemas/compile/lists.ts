import {
  createOptionList,
  type FieldSet,
  type Flow,
  type FlowDefinition,
  type ListOption,
} from '#engine/core/index.ts';
import { optionsIn } from '../source/options.ts';
import type { OptionList } from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';

/** Returns the names of the long option lists that a form loads as separate files. */
export function listsOf({ steps }: FlowDefinition): string[] {
  const inSet = ({ fields = {}, fieldSets = {} }: FieldSet): string[] => [
    ...Object.values(fields).flatMap(({ list }) => list ?? []),
    ...Object.values(fieldSets).flatMap(inSet),
  ];
  return [...new Set(steps.flatMap(inSet))];
}

/** Returns the options of a list, including deprecated ones, because stored answers may contain them. */
export function listOptions(source: Source, name: string): ListOption[] {
  const file = source.json.get(`options/${name}.json`) as JsonFile<OptionList> | undefined;
  return (optionsIn(file?.value ?? {}) ?? []).map(({ value, title, facts }): ListOption => {
    const known = Object.entries(facts).map(([fact, each]) => [fact, String(each)]);
    if (known.length > 0)
      return [String(value), title === undefined ? null : String(title), Object.fromEntries(known)];
    return title === undefined || title === value ? [String(value)] : [String(value), String(title)];
  });
}

export function runtimeLists(source: Source, definition: FlowDefinition): Flow['lists'] {
  const names = listsOf(definition);
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    names.map((name) => {
      const list = createOptionList();
      list.give(listOptions(source, name));
      return [name, list];
    }),
  );
}
