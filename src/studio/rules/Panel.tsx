import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Operation } from '../../../scripts/studio/operations/files.ts';
import { change } from '../store.ts';

/** Does what staff mean. */
export type Act = (operation: Operation, run?: string) => void;

interface PanelProps {
  readonly title: string;
  readonly children: (act: Act) => ReactNode;
}

/** A part of what is known of the selected thing, with a heading and a place for the focus. */
export function Panel({ title, children }: PanelProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  const act: Act = ({ label, changes }, run) => {
    if (changes.length > 0) void change(label, changes, run);
  };
  // What was pressed may be gone with what it took away.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) section.current?.focus();
  });
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={heading}
      className="studio-object studio-panel"
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        isInside.current = section.current?.contains(relatedTarget) ?? false;
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children(act)}
    </section>
  );
}
