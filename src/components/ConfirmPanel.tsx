import { type ReactNode, useEffect, useRef } from 'react';

interface ConfirmPanelProps {
  readonly title: string;
  readonly text: string;
  readonly look?: 'error' | 'waiting';
  readonly children: ReactNode;
}

export function ConfirmPanel({ title, text, look = 'error', children }: ConfirmPanelProps) {
  const question = useRef<HTMLElement>(null);
  // Focuses the panel, because the pressed button, which had the focus, may have been removed.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} tabIndex={-1} className={`notice notice-${look}`} role="alert">
      <div className="notice-words">
        <p>{title}</p>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
