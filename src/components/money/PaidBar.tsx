import LinearProgress from '@mui/material/LinearProgress';
import { money } from '#domain/money.ts';
import './PaidBar.css';

interface PaidBarProps {
  /** Dalasi. */
  readonly deposited: number;
  /** Deposited and still to pay. Dalasi. */
  readonly total: number;
}

/** What was deposited of everything owed. A picture to those who hear it, and no progress: nothing is under way. */
export function PaidBar({ deposited, total }: PaidBarProps) {
  return (
    <div role="img" aria-label={`${money(deposited)} deposited of ${money(total)}`} className="paid-bar">
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={Math.min(100, (deposited / total) * 100)}
        aria-hidden="true"
      />
      <span className="paid-bar-total">of {money(total)}</span>
    </div>
  );
}
