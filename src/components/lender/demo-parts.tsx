import { type ReactNode, useState } from 'react';
import './demo-parts.css';

export { details } from '#generated/demo.ts';

/** Marks sample details as made up. */
export function SampleNote({ children }: { children?: ReactNode }) {
  return (
    <p className="made-up">
      Made up for the demo
      {children && <>: {children}</>}
    </p>
  );
}

interface SampleLinkProps {
  /** False if a note above already marks the whole section as made up. */
  readonly isMarked?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Looks like an external link, but only says that it opens nothing when pressed. */
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
