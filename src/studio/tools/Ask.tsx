import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';
import './tools.css';

interface AskProps {
  readonly action: string;
  /** This is the button's name for screen readers. It is needed if several buttons have the same text. */
  readonly name?: string;
  readonly label: string;
  readonly usual?: string;
  readonly button?: typeof toolButton | typeof quietButton;
  readonly onGiven: (text: string) => void;
  readonly children?: ReactNode;
}

export function Ask({
  action,
  name,
  label,
  usual = '',
  button: look = toolButton,
  onGiven,
  children,
}: AskProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(usual);
  const wasOpen = useRef(false);
  function close(): void {
    wasOpen.current = true;
    setOpen(false);
  }
  if (!isOpen)
    return (
      <Button
        {...look}
        aria-label={name}
        ref={(button) => {
          if (wasOpen.current) button?.focus();
          if (button) wasOpen.current = false;
        }}
        onClick={() => {
          setText(usual);
          setOpen(true);
        }}
      >
        {action}
      </Button>
    );
  return (
    <form
      className="studio-ask"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onGiven(text.trim());
        close();
        setText(usual);
      }}
    >
      <TextField
        label={label}
        value={text}
        size="small"
        fullWidth
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      {children}
      <Button {...toolButton} type="submit" variant="contained">
        {action}
      </Button>
      <Button {...toolButton} variant="text" onClick={close}>
        Cancel
      </Button>
    </form>
  );
}

export const toolButton = {
  size: 'small',
  fullWidth: false,
  variant: 'outlined',
  color: 'secondary',
} as const;

/** This look is for less frequent actions, such as moving an item by one position. */
export const quietButton = { ...toolButton, variant: 'text' } as const;
