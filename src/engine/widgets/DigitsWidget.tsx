import OutlinedInput from '@mui/material/OutlinedInput';
import { canonicalPhone, digitsOf, maxPhoneDigits } from '#domain/phone.ts';
import type { WidgetProps } from './widget.ts';

/**
 * Digits only: other keys are blocked, and what is pasted or filled in is freed from spaces and signs. Only a
 * text that is no number at all (an input method, a wrong autofill) is left as it is, for the check to name.
 */
export function DigitsWidget({ field, id, value, onChange, invalid, describedBy, note }: WidgetProps) {
  const { ui, name, schema, required } = field;
  const isPhone = ui.widget === 'phone';
  const longest = isPhone ? maxPhoneDigits : (schema.maxLength ?? Number.POSITIVE_INFINITY);
  const clean = isPhone ? canonicalPhone : digitsOf;
  const blocked = () => note('Only digits can be typed here.');
  return (
    <OutlinedInput
      id={id}
      name={name}
      type={isPhone ? 'tel' : 'text'}
      value={value}
      error={invalid}
      fullWidth
      autoComplete={ui.autocomplete ?? 'off'}
      onBeforeInput={(event) => {
        const { data } = event.nativeEvent as InputEvent;
        if (data?.length !== 1 || /\d/.test(data)) return;
        event.preventDefault();
        blocked();
      }}
      onChange={(event) => {
        const text = event.target.value;
        const isTyped = isOneMore(text, value);
        if (isTyped && text.length > longest) return note(`At most ${longest} digits.`);
        onChange(/^[\d\s+().-]*$/.test(text) ? (isTyped ? digitsOf(text) : clean(text)) : text);
      }}
      inputProps={{
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
        inputMode: 'numeric',
      }}
    />
  );
}

/** Whether one sign was added. What was pasted in place of it all may be one sign longer too: 123 456. */
function isOneMore(text: string, before: string): boolean {
  return [...text].some((_, at) => text.slice(0, at) + text.slice(at + 1) === before);
}
