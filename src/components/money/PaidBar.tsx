import { money } from '#domain/money.ts';
import './PaidBar.css';

interface PaidBarProps {
  /** Dalasi. */
  readonly deposited: number;
  /** Deposited and still to pay. Dalasi. */
  readonly total: number;
}

/** What was deposited of everything owed: a striped length in an outlined one, which no colour has to tell apart. */
export function PaidBar({ deposited, total }: PaidBarProps) {
  return (
    <div role="img" aria-label={`${money(deposited)} deposited of ${money(total)}`} className="paid-bar">
      <div className="paid-bar-all">
        <div className="paid-bar-done" style={{ inlineSize: `${(deposited / total) * 100}%` }} />
      </div>
      <div className="paid-bar-ends">
        <span>{money(deposited)} deposited</span>
        <span>of {money(total)}</span>
      </div>
    </div>
  );
}
