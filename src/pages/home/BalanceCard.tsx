import { HowToPayButton } from '#components/lender/HowToPayButton.tsx';
import { PayTo } from '#components/lender/PayTo.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { NothingToPay } from '#components/money/NothingToPay.tsx';
import { PaymentHero } from '#components/money/PaymentHero.tsx';
import { Tick } from '#components/money/Tick.tsx';
import { type Finances, isBehind } from '#domain/finances.ts';
import { money } from '#domain/money.ts';
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
  /** That the application is approved is the news, and nothing is to be paid yet. */
  readonly isApproved: boolean;
  readonly matNumber: string;
  /** All that the page shows, of which this card says what failed. */
  readonly parts: ReturnType<typeof combineQueries>;
}

/** How much, by when and where to. A balance that failed counts as behind, and its failure stands beside that. */
export function BalanceCard(props: BalanceCardProps) {
  const { finances, problem, payments, isKnown, isApproved, matNumber, parts } = props;
  const isAlarming = isKnown && isBehind(finances.error ? undefined : finances.data);
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
        <Standing payments={payments} isApproved={isApproved} isOld={problem !== undefined} />
      ) : (
        <LoadingSkeleton
          what="your balance"
          skeleton={<SkeletonLines lines={balanceLines} />}
          onTryAgain={parts.refetch}
        />
      )}
      {payments && owes(payments) && (
        <>
          <PayTo matNumber={matNumber} />
          <HowToPayButton matNumber={matNumber} isQuiet={payments.kind === 'on-time' && payments.ahead > 0} />
        </>
      )}
    </MoneyCard>
  );
}

interface StandingProps {
  readonly payments: PaymentState | undefined;
  readonly isApproved: boolean;
  readonly isOld: boolean;
}

/** The large figure, and under it that nothing is behind, where nothing is. */
function Standing({ payments, isApproved, isOld }: StandingProps) {
  const isLarge = payments?.kind === 'behind' || (payments?.kind === 'on-time' && !payments.next);
  const isCentred = payments && !owes(payments);
  return (
    <>
      {isApproved && (
        <p className="approval">
          <Tick /> Your application is approved.
        </p>
      )}
      {payments?.kind === 'nothing' && (
        <NothingToPay>
          Your first payment will be shown here, and is due on the 5th of its month.
        </NothingToPay>
      )}
      {payments && payments.kind !== 'nothing' && <PaymentHero payments={payments} today={today()} />}
      {payments?.kind !== 'behind' && (
        <p className={`small quiet ${isCentred ? 'centred' : ''}`}>
          {!isLarge && `Amount Behind: ${money(0)}`}
          {!isLarge && payments && '. '}
          {payments && !isOld && 'Nothing is overdue.'}
        </p>
      )}
    </>
  );
}

const balanceLines = [
  ...[{ width: '40%' }, { width: '60%', height: 54 }, { width: '50%' }, { width: '80%' }],
  ...[{ height: 202 }, { variant: 'rounded', height: 48 }],
] as const;
