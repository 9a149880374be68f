import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { LoadFailure, type TryAgainProps } from '../loading/LoadFailure.tsx';
import './MoneyCard.css';

interface MoneyCardProps extends Omit<TryAgainProps, 'look'> {
  readonly name: string;
  /** The card's colours: `alarm` is a red frame and a tinted top, `good` is all green. */
  readonly tone: 'alarm' | 'good' | undefined;
  readonly alert?: string | false;
  readonly problem: { readonly title: string; readonly reason: string } | undefined;
  /**
   * True if the main figure could not be loaded. The error with the retry button then comes first, followed
   * by the alert's text without colours.
   */
  readonly isUnknown: boolean;
  readonly children: ReactNode;
}

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

/** Marks the alert for people who cannot see its red colour. */
const warningSign = (
  <Icon>
    <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.75v.01" />
  </Icon>
);
