import OutlinedInput from '@mui/material/OutlinedInput';
import type { WidgetProps } from './widget.ts';

/** One line of text, an e-mail address, or several lines. */
export function TextWidget({ field, id, value, onChange, invalid, describedBy }: WidgetProps) {
  const { ui, name, schema, required } = field;
  const isEmail = ui.widget === 'email';
  const isTextarea = ui.widget === 'textarea';
  return (
    <OutlinedInput
      id={id}
      name={name}
      type={isEmail ? 'email' : 'text'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={invalid}
      fullWidth
      multiline={isTextarea}
      minRows={isTextarea ? (ui.rows ?? 5) : undefined}
      autoComplete={ui.autocomplete ?? 'off'}
      inputProps={{
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
        inputMode: ui.inputmode,
        ...(isEmail && { spellCheck: false, autoCapitalize: 'none' }),
        ...(isTextarea && { maxLength: schema.maxLength }),
      }}
    />
  );
}
