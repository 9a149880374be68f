import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { idOf } from '../edit/Place.tsx';
import { useTyped } from '../edit/use-typed.ts';
import { type FieldPlace, staysInWords } from '../files/unsaved-texts.ts';

type As = 'text' | 'number' | 'count' | 'date' | 'time';

interface TypedProps extends Pick<FieldPlace, 'file' | 'path'> {
  readonly label: string;
  readonly as: As;
  readonly value: string | number;
  readonly onChange: (value: string | number, run: string) => void;
}

export function Typed({ file, path, label, as, value, onChange }: TypedProps) {
  const help = useId();
  const { shown, type, run, startRun, onKeyDown } = useTyped(
    String(value),
    (text) => problemWith(text, as) !== '',
    { file, path, name: label },
  );
  const problem = problemWith(shown, as);

  return (
    <TextField
      id={idOf(file, path)}
      label={label}
      value={shown}
      type={as === 'date' || as === 'time' ? as : 'text'}
      error={problem !== ''}
      helperText={problem && `${problem} ${staysInWords(String(value))}`}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          'aria-describedby': help,
          inputMode: as === 'number' || as === 'count' ? 'decimal' : 'text',
        },
        formHelperText: { id: help },
      }}
      onFocus={startRun}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        const text = type(target.value);
        if (text === undefined) return;
        onChange(as === 'number' || as === 'count' ? Number(text) : text, run.current);
      }}
    />
  );
}

const forms: { readonly [as in As]: readonly [RegExp, string] } = {
  text: [/\S/, 'Enter the answer.'],
  number: [/^-?\d+(\.\d+)?$/, 'Enter a number.'],
  count: [/^[1-9]\d*$/, 'Enter a whole number above 0.'],
  date: [/^\d{4}-\d\d-\d\d$/, 'Choose a day.'],
  time: [/^\d\d:\d\d$/, 'Choose a time.'],
};

function problemWith(text: string, as: As): string {
  const [pattern, words] = forms[as];
  return pattern.test(text.trim()) ? '' : words;
}
