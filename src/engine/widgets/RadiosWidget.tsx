import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { offeredOptions, optionTitle } from './options.ts';
import type { WidgetProps } from './widget.ts';

/** Five options or fewer: all in sight. The first carries the field's id, so that links to the field reach it. */
export function RadiosWidget({ field, id, value, onChange, describedBy }: WidgetProps) {
  return offeredOptions(field, value).map((option, index) => (
    <FormControlLabel
      key={option}
      label={optionTitle(field, option)}
      checked={option === value}
      onChange={() => onChange(option)}
      control={
        <Radio
          id={index === 0 ? id : `${id}-${index + 1}`}
          name={field.name}
          value={option}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      }
    />
  ));
}
