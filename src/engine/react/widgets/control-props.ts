import type { WidgetProps } from './widget.ts';

/** What every native control of a field has. fields.css draws it by its class and by `aria-invalid`. */
export function controlProps({ field, id, value, invalid, describedBy }: WidgetProps) {
  return {
    id,
    name: field.name,
    value,
    className: 'control',
    autoComplete: field.ui.autocomplete ?? 'off',
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': field.required || undefined,
  };
}
