import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type DateParts, dateOf, monthNames, partsOf, yearChoices } from '#domain/dates.ts';
import { today } from '../../clock.ts';
import type { WidgetProps } from './widget.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');
const days = Array.from({ length: 31 }, (_, index) => twoDigits(index + 1)).map((day) => [day, day] as const);
const months = monthNames.map((month, index) => [twoDigits(index + 1), month] as const);

/** Day, month and year as three lists; half a date is kept as it is, so that a draft loses nothing. */
export function DateWidget({ field, id, value, onChange, invalid, describedBy }: WidgetProps) {
  const parts = partsOf(value);
  const years = yearChoices(field.schema.pastYears ?? 100, today()).map((year) => [year, year] as const);
  const list = (part: keyof DateParts, title: string, choices: readonly (readonly [string, string])[]) => (
    <Stack component="label" sx={{ flex: part === 'month' ? '3 1 8.5em' : '2 1 5.25em' }}>
      {title}
      <NativeSelect
        value={parts[part]}
        onChange={(event) => onChange(dateOf({ ...parts, [part]: event.target.value }))}
        error={invalid}
        input={<OutlinedInput />}
        inputProps={{
          id: `${id}-${part}`,
          name: `${field.name}.${part}`,
          'aria-describedby': describedBy,
          'aria-required': field.required || undefined,
          autoComplete: field.ui.autocomplete && `${field.ui.autocomplete}-${part}`,
        }}
      >
        <option value="">{title}</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {list('day', 'Day', days)}
      {list('month', 'Month', months)}
      {list('year', 'Year', years)}
    </Stack>
  );
}
