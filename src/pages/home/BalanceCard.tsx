import { HowToPayButton } from '#components/lender/HowToPayButton.tsx';
import { PayTo } from '#components/lender/PayTo.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { MoneyFigure } from '#components/money/MoneyFigure.tsx';
import { onDay, paidAhead, paidAll, paidMore, payNow } from '#components/money/payment-words.ts';
import { Tick } from '#components/money/Tick.tsx';
import { type Finances, isBehind } from '#domain/finances.ts';
import { money } from '#domain/money.ts';
import { owes, type PaymentState } from '#domain/payment-state.ts';
import { today } from '../../clock.ts';
import type { combineQueries } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';

interface BalanceCardProps {
  readonly finances: QueryResult<Finances>;
  /** What could not be loaded, in sentences; '' when all is there. */
  readonly problem: string;
  /** Undefined until all that it follows from is there. */
  readonly payments: PaymentState | undefined;
  /** All calls of the first screen have come or failed. */
  readonly isKnown: boolean;
  readonly matNumber: string;
  /** All that the page shows, of which this card says what failed. */
  readonly parts: ReturnType<typeof combineQueries>;
}

/** How much, by when and where to. A balance that failed counts as behind, and its failure stands beside that. */
export function BalanceCard(props: BalanceCardProps) {
  const { finances, problem, payments, isKnown, matNumber, parts } = props;
  const isAlarming = isKnown && isBehind(finances.error ? undefined : finances.data);
  const isOwing = payments !== undefined && owes(payments);
  return (
    <MoneyCard
      name="Your balance"
      isAlarming={isAlarming}
      alert={isAlarming && 'You are behind on your payments'}
      problem={problem}
      isBusy={parts.isBusy}
      onTryAgain={parts.refetch}
    >
      {isKnown ? (
        <Standing payments={payments} isOld={problem !== ''} />
      ) : (
        <LoadingSkeleton
          what="your balance"
          skeleton={<SkeletonLines lines={figureLines} />}
          onTryAgain={parts.refetch}
        />
      )}
      {isOwing && <PayTo matNumber={matNumber} />}
      {isOwing && <HowToPayButton matNumber={matNumber} />}
    </MoneyCard>
  );
}

interface StandingProps {
  readonly payments: PaymentState | undefined;
  readonly isOld: boolean;
}

/** The large figure, and what it means. */
function Standing({ payments, isOld }: StandingProps) {
  switch (payments?.kind) {
    case undefined:
      return (
        <Figure title="Amount Behind" amount={0} isQuiet>
          <p>Until your balance loads, we cannot tell whether you are behind.</p>
        </Figure>
      );
    case 'behind':
      return (
        <Figure title="Amount Behind" amount={payments.amount}>
          <p>{payNow(payments.next, today())}</p>
        </Figure>
      );
    case 'paid':
      return (
        <div>
          <h2 className="all-paid">
            <Tick size={32} />
            All paid
          </h2>
          <p>{paidAll}</p>
          {payments.beyond > 0 && <p>{paidMore(payments.beyond)}</p>}
          <NothingBehind isOld={isOld} />
        </div>
      );
    case 'nothing':
      return (
        <div>
          <h2>Next payment</h2>
          <p>Nothing is to be paid yet. Your first payment will be shown here.</p>
          <NothingBehind isOld={isOld} />
        </div>
      );
    case 'on-time':
      return payments.next ? (
        <Figure title="Next payment" amount={payments.next.amount}>
          <p>
            due <strong>{onDay(payments.next.date, today())}</strong>
          </p>
          {payments.ahead > 0 && <p>{paidAhead(payments.ahead)}</p>}
          <NothingBehind isOld={isOld} />
        </Figure>
      ) : (
        <Figure title="Amount Behind" amount={0}>
          {!isOld && <p>Nothing is overdue.</p>}
        </Figure>
      );
  }
}

function NothingBehind({ isOld }: { isOld: boolean }) {
  return (
    <p className="quiet">
      Amount Behind: {money(0)}.{!isOld && ' Nothing is overdue.'}
    </p>
  );
}

interface FigureProps {
  readonly title: string;
  /** Dalasi. */
  readonly amount: number;
  /** It is not known. */
  readonly isQuiet?: boolean;
  readonly children: React.ReactNode;
}

function Figure({ title, amount, isQuiet, children }: FigureProps) {
  return (
    <div>
      <h2>{title}</h2>
      <p className={isQuiet ? 'quiet' : ''}>
        <MoneyFigure>{money(amount)}</MoneyFigure>
      </p>
      {children}
    </div>
  );
}

const figureLines = [{ width: '40%' }, { width: '60%', height: 54 }, { width: '50%' }, { height: 96 }];
