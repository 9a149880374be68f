import type { CSSProperties } from 'react';
import './MoneyFigure.css';

/** The page's large figure. It shrinks with its length, so that a large debt fits a narrow phone. */
export function MoneyFigure({ children }: { children: string }) {
  return (
    <span className="money-figure" style={{ '--characters': children.length } as CSSProperties}>
      <span>{children}</span>
    </span>
  );
}
