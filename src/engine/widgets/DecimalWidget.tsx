import OutlinedInput from '@mui/material/OutlinedInput';
import { decimalOf, isDecimalTyped, settledDecimal } from '#domain/decimal.ts';
import type { WidgetProps } from './widget.ts';

/**
 * Digits with an optional point and two places, kept as text: a number input changes by the wheel and differs
 * from browser to browser. Other input is ignored (portal.md §5), and why is said.
 */
export function DecimalWidget({ field, id, value, onChange, invalid, describedBy, note }: WidgetProps) {
  const { ui, name, schema, required } = field;
  return (
    <OutlinedInput
      id={id}
      name={name}
      value={value}
      error={invalid}
      fullWidth
      autoComplete={ui.autocomplete ?? 'off'}
      onChange={(event) => {
        const text = event.target.value;
        const taken = isDecimalTyped(text) ? text : decimalOf(text);
        if (taken === undefined || taken.length > (schema.maxLength ?? Number.POSITIVE_INFINITY)) {
          note('Only digits and one point with at most 2 decimal places can be typed here.');
        } else {
          onChange(taken);
        }
      }}
      onBlur={() => {
        if (settledDecimal(value) !== value) onChange(settledDecimal(value));
      }}
      inputProps={{
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
        inputMode: 'decimal',
      }}
    />
  );
}
