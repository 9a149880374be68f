import { fieldId } from '../core/places/field-id.ts';

/**
 * Focuses the first control of a field. A date has no control with the field's own id: the ids of its
 * controls end in -day, -month and -year.
 */
export function focusField(name: string): void {
  const id = fieldId(name);
  const control =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]:is(select, input)`);
  control?.focus();
  control?.closest('fieldset, div')?.scrollIntoView({ block: 'nearest' });
}
