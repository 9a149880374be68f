import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { TryAgain } from '../loading/TryAgain.tsx';
import { WarningIcon } from '../WarningIcon.tsx';
import './MoneyCard.css';

interface MoneyCardProps {
  readonly name: string;
  /** Tinted red. */
  readonly isAlarming: boolean;
  /** The red alert's words, where there are any. */
  readonly alert?: string | false;
  /** Why something is not there or out of date, in sentences; '' when all is well. */
  readonly problem: string;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/** The card with the page's large figure, and with what is wrong above it: in words and a sign, not in red alone. */
export function MoneyCard(props: MoneyCardProps) {
  const { name, isAlarming, alert, problem, isBusy, onTryAgain, children } = props;
  return (
    <Card
      component="section"
      tabIndex={-1}
      aria-label={name}
      variant="outlined"
      className={`money-card ${isAlarming ? 'money-card-alarm' : ''}`}
    >
      {(alert || problem) && (
        <div role="alert" className="money-card-alert">
          <WarningIcon />
          <div>
            {alert && <strong>{alert}</strong>}
            {problem && <p>{problem}</p>}
          </div>
        </div>
      )}
      {problem && <TryAgain isBusy={isBusy} onTryAgain={onTryAgain} />}
      {children}
    </Card>
  );
}
