import { registerWidget } from '../registry.tsx';
import type { WidgetProps } from '../widget.ts';

export function CheckboxWidget({ field, id, value, onChange, invalid, describedBy }: WidgetProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        id={id}
        name={field.name}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-required={field.required || undefined}
      />
      {/* This hidden input tells the server that the checkbox was on the page, because an unticked
          checkbox is not posted. */}
      <input type="hidden" name={field.name} value="" />
      <span>{field.ui.label}</span>
    </label>
  );
}

export const register = () => registerWidget('checkbox', CheckboxWidget);
