import type { ReactNode } from 'react';
import { HowToPayButton } from '#components/lender/HowToPayButton.tsx';
import { PayTo } from '#components/lender/Payees.tsx';
import { LoadingSkeleton, SkeletonLines } from '#components/loading/LoadingSkeleton.tsx';
import { AsOf } from '#components/loading/QueryView.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { Figure, NothingToPay, Outlook, Tick } from '#components/money/PaymentHero.tsx';
import { payNow } from '#components/money/payment-words.ts';
import { amountBehind, type Finances, isBehind } from '#domain/finances.ts';
import { owes, type PaymentState } from '#domain/payment-state.ts';
import { today } from '../../clock.ts';
import type { combineQueries, Problem } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';

interface BalanceCardProps {
  readonly finances: QueryResult<Finances>;
  /** What could not be loaded; undefined when all is there. */
  readonly problem: Problem | undefined;
  /** Undefined until all that it follows from is there. */
  readonly payments: PaymentState | undefined;
  /** All calls of the first screen have come or failed. */
  readonly isKnown: boolean;
  /** The application is approved, and the first payment will be shown. */
  readonly isWaiting: boolean;
  /** That the application is approved is the news, and nothing is to be paid yet. */
  readonly isApproved: boolean;
  readonly matNumber: string;
  /** All that the page shows, of which this card says what failed. */
  readonly parts: ReturnType<typeof combineQueries>;
}

/**
 * How much, by when and where to. A balance that nobody knows counts as behind, and its failure stands beside that; one
 * that came before is shown as it was then.
 */
export function BalanceCard(props: BalanceCardProps) {
  const { finances, problem, payments, isKnown, isWaiting, isApproved, matNumber, parts } = props;
  const isAlarming = isKnown && isBehind(finances.data);
  const isUnknown = isKnown && finances.data === undefined;
  return (
    <MoneyCard
      name="Your balance"
      tone={isAlarming ? 'alarm' : payments?.kind === 'paid' ? 'good' : undefined}
      alert={isAlarming && 'You are behind on your payments'}
      problem={problem}
      isUnknown={isUnknown}
      isBusy={parts.isBusy}
      onTryAgain={parts.refetch}
    >
      {isKnown ? (
        finances.data && (
          <Standing
            finances={finances.data}
            payments={payments}
            isWaiting={isWaiting}
            isApproved={isApproved}
            isOld={problem !== undefined}
            asOf={<AsOf query={finances} />}
          />
        )
      ) : (
        <LoadingSkeleton
          what="your balance"
          skeleton={<SkeletonLines lines={balanceLines} />}
          onTryAgain={parts.refetch}
        />
      )}
      {isKnown && (!payments || owes(payments)) && (
        <>
          <PayTo matNumber={matNumber} />
          <HowToPayButton
            matNumber={matNumber}
            isQuiet={payments?.kind === 'on-time' && payments.ahead > 0}
          />
        </>
      )}
    </MoneyCard>
  );
}

interface StandingProps extends Pick<BalanceCardProps, 'payments' | 'isWaiting' | 'isApproved'> {
  readonly finances: Finances;
  readonly isOld: boolean;
  /** When the figure came, where it may be old. */
  readonly asOf: ReactNode;
}

/** The large figure, in every status, and under it what comes next. */
function Standing({ finances, payments, isWaiting, isApproved, isOld, asOf }: StandingProps) {
  return (
    <>
      {isApproved && (
        <p className="approval">
          <Tick /> Your application is approved.
        </p>
      )}
      <Figure title="Amount Behind" amount={amountBehind(finances)}>
        {payments?.kind === 'behind' ? (
          <p>{payNow(payments.next, today())}</p>
        ) : (
          payments && !isOld && <p>Nothing is overdue.</p>
        )}
        {asOf}
      </Figure>
      {payments?.kind === 'nothing'
        ? isWaiting && <NothingToPay>We'll show your first payment and its date here.</NothingToPay>
        : payments && payments.kind !== 'behind' && <Outlook payments={payments} today={today()} />}
    </>
  );
}

const balanceLines = [
  ...[{ width: '40%' }, { width: '60%', height: 54 }, { width: '50%' }, { width: '80%' }],
  ...[{ height: 202 }, { variant: 'rounded', height: 48 }],
] as const;
