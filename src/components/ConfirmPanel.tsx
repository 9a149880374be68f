import { type ReactNode, useEffect, useRef } from 'react';

interface ConfirmPanelProps {
  readonly title: string;
  readonly text?: string;
  /** The panel's colours: `error` if the action would delete data, otherwise `waiting`. */
  readonly look?: 'error' | 'waiting';
  /** One button for each possible answer. */
  readonly children: ReactNode;
}

/**
 * A panel within the page that asks for confirmation before an irreversible action. It takes the focus when it appears.
 */
export function ConfirmPanel({ title, text, look = 'error', children }: ConfirmPanelProps) {
  const question = useRef<HTMLElement>(null);
  // Focuses the panel, because the pressed button, which had the focus, may have been removed.
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
