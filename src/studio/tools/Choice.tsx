import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';

export type Options = readonly (readonly [value: string, words: string])[];

interface ChoiceProps {
  readonly id?: string;
  readonly className?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: ReactNode])[];
  readonly help?: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * Lets staff choose one of several options. Offers the current value even if it is no longer among the
 * options.
 */
export function Choice({ id, className, label, value, options, help, onChange }: ChoiceProps) {
  const description = useId();
  const displayEmpty = options.some(([each]) => each === '');
  return (
    <TextField
      select
      {...{ id, className, label, value }}
      helperText={help}
      slotProps={{
        formHelperText: { id: description },
        inputLabel: { shrink: displayEmpty || undefined },
        select: { 'aria-describedby': help && description, displayEmpty },
      }}
      onChange={({ target }) => onChange(target.value)}
    >
      {itemsOf(options, value === '' ? [] : [value])}
    </TextField>
  );
}

interface SeveralChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly options: Options;
  readonly onChange: (values: readonly string[]) => void;
}

export function SeveralChoice({ label, values, options, onChange }: SeveralChoiceProps) {
  const wordsOf = (value: string) => options.find(([each]) => each === value)?.[1] ?? value;
  return (
    <TextField
      select
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

function itemsOf(options: ChoiceProps['options'], values: readonly string[]) {
  const unknown = values.filter((value) => !options.some(([each]) => each === value));
  return [...options, ...unknown.map((each) => [each, each] as const)].map(([value, words]) => (
    <MenuItem key={value} value={value} className="studio-choice">
      {words}
    </MenuItem>
  ));
}
