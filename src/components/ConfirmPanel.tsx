import { type ReactNode, useEffect, useRef } from 'react';

interface ConfirmPanelProps {
  readonly title: string;
  readonly text?: string;
  /** `error` if something would be lost. */
  readonly look?: 'error' | 'waiting';
  /** The buttons with the possible answers. */
  readonly children: ReactNode;
}

/** Asks for confirmation before an irreversible action. Takes the focus. */
export function ConfirmPanel({ title, text, look = 'error', children }: ConfirmPanelProps) {
  const question = useRef<HTMLElement>(null);
  // The button that was pressed may have been removed.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} tabIndex={-1} className={`notice notice-${look}`} role="alert">
      <div className="notice-words">
        <p>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
