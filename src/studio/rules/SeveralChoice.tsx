import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface SeveralChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several of a list, said in the order in which they were chosen; the last one stays. */
export function SeveralChoice({ label, values, options, onChange }: SeveralChoiceProps) {
  const unknown = values.filter((value) => !options.some(([each]) => each === value));
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
      {[...options, ...unknown.map((each) => [each, each] as const)].map(([value, words]) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
