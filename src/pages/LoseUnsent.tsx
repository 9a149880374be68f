import { useEffect, useRef } from 'react';

interface LoseUnsentProps {
  /** What would be lost, and by what. */
  readonly words: string;
  /** The button that does it. */
  readonly lose: string;
  readonly onStay: () => void;
  readonly onLose: () => void;
}

/** Asked before something is lost that was sent and has not gone yet (decisions.md 26). */
export function LoseUnsent({ words, lose, onStay, onLose }: LoseUnsentProps) {
  const question = useRef<HTMLElement>(null);
  // The button that was pressed may have made place for this.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} tabIndex={-1} className="notice notice-error" role="alert">
      <p>{words}</p>
      <button type="button" className="button" onClick={onStay}>
        Stay until it was sent
      </button>
      <button type="button" className="button button-plain" onClick={onLose}>
        {lose}
      </button>
    </section>
  );
}
