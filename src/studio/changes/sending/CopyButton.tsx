import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** Names what the button copies, such as "the command", so that screen readers read "Copy the command". */
  readonly what: string;
}

export function CopyButton({ text, what }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  return (
    <span className="changes-copy">
      <Button
        aria-label={`Copy ${what}`}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        Copy
      </Button>
      <span role="status">{copied === text && 'Copied'}</span>
    </span>
  );
}
