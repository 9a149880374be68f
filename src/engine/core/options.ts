import type { OptionGroup } from './definition.ts';
import type { ActiveField } from './flow.ts';

/** What a list offers: a retired option only to whoever has chosen it before. */
export function offeredOptions(field: ActiveField, value: string): readonly string[] {
  return offerOf(field, value).options;
}

/** The same in the groups of the options file; undefined when it has none. */
export function offeredGroups(field: ActiveField, value: string): readonly OptionGroup[] | undefined {
  return offerOf(field, value).groups;
}

interface Offer {
  readonly options: readonly string[];
  readonly groups: readonly OptionGroup[] | undefined;
}

const offers = new WeakMap<ActiveField, Map<string, Offer>>();

/** Cached for each field and retired option, because lists may be long and are read with every key. */
function offerOf(field: ActiveField, value: string): Offer {
  const known = offers.get(field) ?? new Map<string, Offer>();
  offers.set(field, known);
  const retired = field.ui.deprecated?.includes(value) ? value : '';
  const offer = known.get(retired) ?? offerWith(retired, field);
  known.set(retired, offer);
  return offer;
}

function offerWith(retired: string, { schema, ui }: ActiveField): Offer {
  const left = new Set(ui.deprecated);
  left.delete(retired);
  const options = (schema.enum ?? []).filter((option) => !left.has(option));
  const offered = new Set(options);
  const groups = ui.optionGroups?.map(({ title, values }) => ({
    title,
    values: values.filter((option) => offered.has(option)),
  }));
  return { options, groups };
}

/** The words an option is shown in. */
export function optionTitle({ ui }: ActiveField, option: string): string {
  return ui.optionTitles?.[option] ?? option;
}
