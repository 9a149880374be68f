import { type ReactNode, useId, useRef } from 'react';
import type { Operation } from '../../../scripts/studio/operations/files.ts';
import { change } from '../store.ts';

/** Does what staff mean; what takes controls away leaves the focus at the panel. */
export type Act = (operation: Operation, run?: string) => void;

interface PanelProps {
  readonly title: string;
  readonly children: (act: Act) => ReactNode;
}

/** A part of what is known of the selected thing, with a heading and a place for the focus. */
export function Panel({ title, children }: PanelProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const act: Act = async ({ label, changes }, run) => {
    if (changes.length === 0) return;
    await change(label, changes, run);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) section.current?.focus();
    });
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={heading} className="studio-object studio-panel">
      <h2 id={heading}>{title}</h2>
      {children(act)}
    </section>
  );
}
