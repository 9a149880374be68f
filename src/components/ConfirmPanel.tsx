import { type ReactNode, useEffect, useRef } from 'react';

interface QuestionProps {
  readonly words: string;
  /** The buttons that answer it. */
  readonly children: ReactNode;
}

/** Asked before something is done that cannot be undone. It takes the focus. */
export function ConfirmPanel({ words, children }: QuestionProps) {
  const question = useRef<HTMLElement>(null);
  // The pressed button may be gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} tabIndex={-1} className="notice notice-error" role="alert">
      <p>{words}</p>
      {children}
    </section>
  );
}
