import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { offeredGroups, offeredOptions, optionTitle } from './options.ts';
import type { WidgetProps } from './widget.ts';

/** The phone's own list: it opens with one tap, can be searched by typing, and costs no script. */
export function SelectWidget({ field, id, value, onChange, invalid, describedBy }: WidgetProps) {
  const offered = offeredOptions(field, value);
  const groups = offeredGroups(field, value);
  const option = (each: string) => (
    <option key={each} value={each}>
      {optionTitle(field, each)}
    </option>
  );
  return (
    <NativeSelect
      value={offered.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      error={invalid}
      fullWidth
      input={<OutlinedInput />}
      inputProps={{
        id,
        name: field.name,
        'aria-describedby': describedBy,
        'aria-required': field.required || undefined,
        autoComplete: field.ui.autocomplete ?? 'off',
      }}
    >
      <option value="">Select</option>
      {groups
        ? groups.map(({ title, values }) => (
            <optgroup key={title} label={title}>
              {values.map(option)}
            </optgroup>
          ))
        : offered.map(option)}
    </NativeSelect>
  );
}
