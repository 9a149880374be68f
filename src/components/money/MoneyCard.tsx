import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { LoadFailure, type TryAgainProps } from '../loading/LoadFailure.tsx';
import './MoneyCard.css';

interface MoneyCardProps extends Omit<TryAgainProps, 'look'> {
  readonly name: string;
  /** Framed in red with a tinted head, or all green. */
  readonly tone: 'alarm' | 'good' | undefined;
  /** The red alert's words, where there are any. */
  readonly alert?: string | false;
  /** What is not there, and why; undefined when all is. */
  readonly problem: { readonly title: string; readonly reason: string } | undefined;
  /** There is no figure: to try again is all that can be done, and what else is said stands quietly below that. */
  readonly isUnknown: boolean;
  readonly children: ReactNode;
}

/**
 * The card with the page's large figure. That the student is behind stands above it, in words and a sign, not in red
 * alone; what did not load, which is no debt, below it.
 */
export function MoneyCard(props: MoneyCardProps) {
  const { name, tone, alert, problem, isUnknown, isBusy, onTryAgain, children } = props;
  const failure = problem && (
    <LoadFailure {...problem} {...{ isBusy, onTryAgain }} look={isUnknown ? 'full' : 'plain'} />
  );
  return (
    <Card
      component="section"
      tabIndex={-1}
      aria-label={name}
      className={`money-card ${tone && !isUnknown ? `money-card-${tone}` : ''}`}
    >
      <CardContent className="money-card-content">
        {isUnknown && failure ? (
          <div className="money-card-content" role="alert">
            {failure}
            {alert && (
              <div className="not-loaded">
                <p>We can't check this right now:</p>
                <p>{alert}</p>
              </div>
            )}
          </div>
        ) : (
          alert && (
            <Alert role="alert" severity="error" className="money-card-alert" icon={warningSign}>
              <strong>{alert}</strong>
            </Alert>
          )
        )}
        {children}
        {failure && !isUnknown && (
          <div className="money-card-note" role="alert">
            {failure}
          </div>
        )}
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
