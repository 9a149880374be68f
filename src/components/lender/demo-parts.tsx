import { type ReactNode, useState } from 'react';
import './demo-parts.css';

export { details } from '#generated/demo.ts';

/** Stands beside all that is made up. */
export function MadeUp({ children }: { children?: ReactNode }) {
  return (
    <p className="made-up">
      Made up for the demo
      {children && <>: {children}</>}
    </p>
  );
}

interface MadeUpLinkProps {
  /** Not where that is said above, for all around it. */
  readonly isMarked?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Looks like a link to another site and opens nothing, which it says when it is pressed. */
export function MadeUpLink({ isMarked = true, className = 'link', children }: MadeUpLinkProps) {
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
