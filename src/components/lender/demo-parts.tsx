import { type ReactNode, useState } from 'react';
import './demo-parts.css';

export { details } from '#generated/demo.ts';

export function SampleNote({ children }: { children: string }) {
  return <p className="made-up quiet small">Made up for the demo: {children}</p>;
}

interface SampleLinkProps {
  /** False if a note above already says that all details are made up. */
  readonly isMarked?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Replaces an external link that does not exist in a demo. A press only shows a note that the link opens
 * nothing.
 */
export function SampleLink({ isMarked = true, className = 'link', children }: SampleLinkProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <span className="made-up-link">
      <button type="button" className={className} onClick={() => setPressed(true)}>
        {children}
      </button>
      {isMarked && <span className="made-up quiet small">Made up for the demo</span>}
      <span role="status">{isPressed && 'This is a demo: the link opens nothing.'}</span>
    </span>
  );
}
