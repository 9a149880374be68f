import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { TryAgain, type TryAgainProps } from '../loading/TryAgain.tsx';
import './MoneyCard.css';

interface MoneyCardProps extends Omit<TryAgainProps, 'isMain'> {
  readonly name: string;
  /** Tinted red, or green. */
  readonly tone: 'alarm' | 'good' | undefined;
  /** The red alert's words, where there are any. */
  readonly alert?: string | false;
  /** Why something is not there or out of date, in sentences; '' when all is well. */
  readonly problem: ReactNode;
  /** To try again is all that can be done. */
  readonly isRetryFirst: boolean;
  readonly children: ReactNode;
}

/** The card with the page's large figure, and with what is wrong above it: in words and a sign, not in red alone. */
export function MoneyCard(props: MoneyCardProps) {
  const { name, tone, alert, problem, isRetryFirst, isBusy, onTryAgain, children } = props;
  return (
    <Card
      component="section"
      tabIndex={-1}
      aria-label={name}
      className={`money-card ${tone ? `money-card-${tone}` : ''}`}
    >
      <CardContent className="money-card-content">
        {(alert || problem) && (
          <Alert severity="error" className="money-card-alert" icon={warningSign}>
            {alert && <strong>{alert}</strong>}
            {typeof problem === 'string' ? problem && <p>{problem}</p> : problem}
          </Alert>
        )}
        {children}
        {problem && <TryAgain isMain={isRetryFirst} isBusy={isBusy} onTryAgain={onTryAgain} />}
      </CardContent>
    </Card>
  );
}

/** Red alone tells not everybody. */
const warningSign = (
  <Icon>
    <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.75v.01" />
  </Icon>
);
