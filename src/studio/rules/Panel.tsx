import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useKeptFocus } from '../edit/use-kept-focus.ts';
import type { Operation } from '../operations/files.ts';
import { change } from '../store.ts';

/** Operations with the same `run` are undone in one step. */
export type Act = (operation: Operation, run?: string) => void;

interface PanelProps {
  readonly title: string;
  readonly children: (act: Act) => ReactNode;
}

/** Shows controls under a heading. If the focused control is removed, the panel gets the focus. */
export function Panel({ title, children }: PanelProps) {
  const heading = useId();
  const keepFocus = useKeptFocus();
  const act: Act = ({ label, changes }, run) => {
    if (changes.length > 0) void change(label, changes, run);
  };
  return (
    <section {...keepFocus} aria-labelledby={heading} className="studio-object studio-panel">
      <h3 id={heading}>{title}</h3>
      {children(act)}
    </section>
  );
}

export function Remove({ what, onPress }: { readonly what: string; readonly onPress: () => void }) {
  return (
    <Button variant="text" aria-label={`Remove: ${what}`} onClick={onPress}>
      Remove
    </Button>
  );
}
