import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';
import './tools.css';

interface AskProps {
  /** The button that opens it. */
  readonly action: string;
  readonly label: string;
  readonly usual?: string;
  readonly onGiven: (text: string) => void;
  /** What else is chosen. */
  readonly children?: ReactNode;
}

/** A name or a title that is asked for before something is made: nothing happens until it is given. */
export function Ask({ action, label, usual = '', onGiven, children }: AskProps) {
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
        {...toolButton}
        // The focus comes back to where it was.
        ref={(button) => {
          if (wasOpen.current) button?.focus();
          if (button) wasOpen.current = false;
        }}
        onClick={() => setOpen(true)}
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
