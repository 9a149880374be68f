import type { OptionGroup } from '../definition.ts';
import type { ActiveField } from '../flow.ts';

/** What a list offers: a retired option only to whoever has chosen it before. */
export function offeredOptions({ schema, ui }: ActiveField, value: string): readonly string[] {
  return (schema.enum ?? []).filter((option) => option === value || !ui.deprecated?.includes(option));
}

/** The same in the groups of the options file; undefined when it has none. */
export function offeredGroups(field: ActiveField, value: string): readonly OptionGroup[] | undefined {
  const offered = offeredOptions(field, value);
  return field.ui.optionGroups?.map(({ title, values }) => ({
    title,
    values: values.filter((option) => offered.includes(option)),
  }));
}

/** The words an option is shown in. */
export function optionTitle({ ui }: ActiveField, option: string): string {
  return ui.optionTitles?.[option] ?? option;
}
