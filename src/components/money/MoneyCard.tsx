import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { LoadFailure, TryAgain, type TryAgainProps } from '../loading/LoadFailure.tsx';
import './MoneyCard.css';

interface MoneyCardProps extends Omit<TryAgainProps, 'isMain'> {
  readonly name: string;
  /** Framed in red with a tinted head, or all green. */
  readonly tone: 'alarm' | 'good' | undefined;
  /** The red alert's words, where there are any. */
  readonly alert?: string | false;
  /** What is not there or out of date, and why; undefined when all is well. */
  readonly problem: { readonly title: string; readonly reason: string } | undefined;
  /** There is no figure: to try again is all that can be done, and what else is said stands quietly below that. */
  readonly isUnknown: boolean;
  readonly children: ReactNode;
}

/** The card with the page's large figure, and with what is wrong above it: in words and a sign, not in red alone. */
export function MoneyCard(props: MoneyCardProps) {
  const { name, tone, alert, problem, isUnknown, isBusy, onTryAgain, children } = props;
  const retry = { isBusy, onTryAgain };
  return (
    <Card
      component="section"
      tabIndex={-1}
      aria-label={name}
      className={`money-card ${tone && !isUnknown ? `money-card-${tone}` : ''}`}
    >
      {isUnknown && problem ? (
        <CardContent className="money-card-content">
          <div className="money-card-content" role="alert">
            <LoadFailure {...problem} {...retry} />
            {alert && (
              <div className="not-loaded">
                <p>We can't check this right now:</p>
                <p>{alert}</p>
              </div>
            )}
          </div>
          {children}
        </CardContent>
      ) : (
        <CardContent className="money-card-content">
          {(alert || problem) && (
            <Alert role="alert" severity="error" className="money-card-alert" icon={warningSign}>
              {alert && <strong>{alert}</strong>}
              {problem && (
                <p>
                  {problem.title} {problem.reason}
                </p>
              )}
            </Alert>
          )}
          {children}
          {problem && <TryAgain {...retry} />}
        </CardContent>
      )}
    </Card>
  );
}

/** Red alone tells not everybody. */
const warningSign = (
  <Icon>
    <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.75v.01" />
  </Icon>
);
