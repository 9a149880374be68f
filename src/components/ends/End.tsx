import type { ReactNode } from 'react';
import './End.css';

interface EndProps {
  /** What was sent, for a reader. */
  readonly label: string;
  /** Above the words: the tick, or what turns until there is one. */
  readonly picture: ReactNode;
  /** It is seen on its way before. */
  readonly isAwaited?: boolean;
  readonly children: ReactNode;
}

/** Of the page that shows what became of something, and in a column of its own what comes next. */
export const ending = 'column stack ending';

/** What became of something, as the moment that it is. */
export function End({ label, picture, isAwaited, children }: EndProps) {
  return (
    <section className={isAwaited ? 'end end-awaited' : 'end'} aria-label={label}>
      {picture}
      {children}
    </section>
  );
}
