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
  /** If this is `text`, the button has no border, as is usual for less frequent actions. */
  readonly variant?: 'text';
  readonly onGiven: (text: string) => void;
  readonly children?: ReactNode;
}

export function Ask({ action, name, label, usual = '', variant, onGiven, children }: AskProps) {
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
        variant={variant}
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
      <TextField label={label} value={text} autoFocus onChange={(event) => setText(event.target.value)} />
      {children}
      <Button type="submit" variant="contained">
        {action}
      </Button>
      <Button variant="text" onClick={close}>
        Cancel
      </Button>
    </form>
  );
}
