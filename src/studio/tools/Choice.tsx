import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export type Options = readonly (readonly [value: string, words: string])[];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: Options;
  readonly onChange: (value: string) => void;
}

/** Offers the current value even if it is no longer allowed. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {itemsOf(options, value === '' ? [] : [value])}
    </TextField>
  );
}

interface SeveralChoiceProps extends Pick<ChoiceProps, 'label' | 'options'> {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

export function SeveralChoice({ label, values, options, onChange }: SeveralChoiceProps) {
  const wordsOf = (value: string) => options.find(([each]) => each === value)?.[1] ?? value;
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={values}
      slotProps={{ select: { multiple: true, renderValue: () => values.map(wordsOf).join(', ') } }}
      onChange={({ target }) => {
        const chosen = target.value as unknown as readonly string[];
        if (chosen.length > 0) onChange(chosen);
      }}
    >
      {itemsOf(options, values)}
    </TextField>
  );
}

function itemsOf(options: Options, values: readonly string[]) {
  const unknown = values.filter((value) => !options.some(([each]) => each === value));
  return [...options, ...unknown.map((each) => [each, each] as const)].map(([value, words]) => (
    <MenuItem key={value} value={value}>
      {words}
    </MenuItem>
  ));
}
