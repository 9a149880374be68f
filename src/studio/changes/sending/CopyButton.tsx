import Button from '@mui/material/Button';
import { useState } from 'react';
import { toolButton } from '../../tools/Ask.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** The name of what is copied, read by screen readers: "the command". */
  readonly what: string;
}

/** Shows a button that copies a text. After a click, "Copied" is shown until the text changes. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  return (
    <span className="changes-copy">
      <Button
        {...toolButton}
        aria-label={`Copy ${what}`}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        Copy
      </Button>
      <span role="status">{copied === text && 'Copied'}</span>
    </span>
  );
}
