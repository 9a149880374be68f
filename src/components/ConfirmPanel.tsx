import { type ReactNode, useEffect, useRef } from 'react';

interface QuestionProps {
  readonly words: string;
  /** The buttons with the possible answers. */
  readonly children: ReactNode;
}

/** Asks for confirmation before an irreversible action. Takes the focus. */
export function ConfirmPanel({ words, children }: QuestionProps) {
  const question = useRef<HTMLElement>(null);
  // The button that was pressed may have been removed.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} tabIndex={-1} className="notice notice-error" role="alert">
      <p>{words}</p>
      {children}
    </section>
  );
}
