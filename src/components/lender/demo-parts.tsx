import { type ReactNode, useState } from 'react';
import './demo-parts.css';

export { details } from '#generated/demo.ts';

/** A note that the details next to it are made up for the demo. */
export function SampleNote({ children }: { children?: ReactNode }) {
  return (
    <p className="made-up">
      Made up for the demo
      {children && <>: {children}</>}
    </p>
  );
}

interface SampleLinkProps {
  /** Whether to say that the link is made up; false if a note above already says so for all details. */
  readonly isMarked?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button in place of an external link that a demo has made up. When pressed, it only says that the link opens nothing
 * in a demo.
 */
export function SampleLink({ isMarked = true, className = 'link', children }: SampleLinkProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <span className="made-up-link">
      <button type="button" className={className} onClick={() => setPressed(true)}>
        {children}
      </button>
      {isMarked && <span className="made-up">Made up for the demo</span>}
      <span role="status">{isPressed && 'This is a demo: the link opens nothing.'}</span>
    </span>
  );
}
