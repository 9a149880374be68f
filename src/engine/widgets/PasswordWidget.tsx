import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../templates/Button.tsx';
import type { WidgetProps } from './widget.ts';

/** A password with a button that shows it; hidden again as soon as its form is sent. */
export function PasswordWidget({ field, id, value, onChange, invalid, describedBy }: WidgetProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <OutlinedInput
      id={id}
      name={field.name}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={invalid}
      fullWidth
      autoComplete={field.ui.autocomplete ?? 'off'}
      inputRef={input}
      inputProps={{
        'aria-describedby': describedBy,
        'aria-required': field.required || undefined,
        spellCheck: false,
        autoCapitalize: 'none',
      }}
      endAdornment={
        <Button
          type="button"
          look="text"
          onClick={() => setShown(!isShown)}
          aria-controls={id}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${field.ui.label.toLowerCase()}`}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
