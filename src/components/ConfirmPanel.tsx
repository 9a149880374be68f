import { type ReactNode, useEffect, useRef } from 'react';

interface ConfirmPanelProps {
  readonly title: string;
  readonly text?: string;
  /** The panel's colours: `error` if data would be lost, `waiting` otherwise. */
  readonly look?: 'error' | 'waiting';
  /** The buttons, one for each possible answer. */
  readonly children: ReactNode;
}

/**
 * Asks a question before an irreversible action, with the possible answers as buttons. The panel gets the focus when it
 * appears.
 */
export function ConfirmPanel({ title, text, look = 'error', children }: ConfirmPanelProps) {
  const question = useRef<HTMLElement>(null);
  // Focuses the panel, because the button that was pressed, and had the focus, may have been removed.
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
