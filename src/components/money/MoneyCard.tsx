import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { SkeletonProps } from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type Finances, isBehind } from '#domain/finances.ts';
import type { PaymentState } from '#domain/payment-state.ts';
import { Icon } from '../Icon.tsx';
import { LoadFailure, type TryAgainProps } from '../loading/LoadFailure.tsx';
import { LoadingSkeleton, SkeletonLines } from '../loading/LoadingSkeleton.tsx';
import './MoneyCard.css';

interface MoneyCardProps extends Omit<TryAgainProps, 'look'> {
  readonly name: string;
  /** True once everything that the card shows has loaded or failed. */
  readonly isReady: boolean;
  readonly finances: Finances | undefined;
  readonly payments: PaymentState | undefined;
  /** True if the card says that the student is behind. */
  readonly isAlerting: boolean;
  readonly problem: { readonly title: string; readonly reason: string } | undefined;
  readonly skeletonLines: readonly SkeletonProps[];
  readonly children: ReactNode;
}

/**
 * Shows a student's payments, with a red frame if the student is behind, and in green if everything is paid.
 * If the finances could not be loaded, the error with the retry button comes first, followed by the alert's
 * text without colours.
 */
export function MoneyCard(props: MoneyCardProps) {
  const {
    name,
    isReady,
    finances,
    payments,
    isAlerting,
    problem,
    skeletonLines,
    isBusy,
    onTryAgain,
    children,
  } = props;
  const isUnknown = isReady && finances === undefined;
  const isKnown = isReady && !isUnknown;
  const tone = isKnown && (isBehind(finances) ? 'alarm' : payments?.kind === 'paid' && 'good');
  const alert = isAlerting && 'You are behind on your payments';
  const failure = problem && (
    <LoadFailure {...problem} {...{ isBusy, onTryAgain }} look={isUnknown ? 'full' : 'plain'} />
  );
  return (
    <Card
      component="section"
      tabIndex={-1}
      aria-label={name}
      className={`money-card ${tone ? `money-card-${tone}` : ''}`}
    >
      <CardContent className="money-card-content">
        {isUnknown && failure ? (
          <div className="money-card-content" role="alert">
            {failure}
            {alert && (
              <div className="not-loaded quiet small">
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
        {isReady ? (
          children
        ) : (
          <LoadingSkeleton
            what="your balance"
            skeleton={<SkeletonLines lines={skeletonLines} />}
            onTryAgain={onTryAgain}
          />
        )}
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
