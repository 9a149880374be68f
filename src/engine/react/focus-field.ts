import { fieldId } from '../core/places/field-id.ts';

/**
 * Focuses and scrolls to a field's control, or to its first control if there are several. In a date, for
 * example, their ids end in -day, -month and -year.
 */
export function focusField(name: string): void {
  const id = fieldId(name);
  const control =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]:is(select, input)`);
  control?.focus();
  control?.closest('fieldset, div')?.scrollIntoView({ block: 'nearest' });
}
