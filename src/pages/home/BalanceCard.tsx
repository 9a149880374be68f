import Button from '@mui/material/Button';
import { Icon } from '#components/Icon.tsx';
import { PayTo } from '#components/lender/PayTo.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { MoneyFigure } from '#components/money/MoneyFigure.tsx';
import { monthDayYear } from '#domain/dates.ts';
import { type Finances, isBehind } from '#domain/finances.ts';
import { money } from '#domain/money.ts';
import type { NextPayment, PaymentState } from '#domain/payment-state.ts';
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
  readonly onHowToPay: () => void;
}

/** How much, by when and where to. A balance that failed counts as behind, and its failure stands beside that. */
export function BalanceCard(props: BalanceCardProps) {
  const { finances, problem, payments, isKnown, matNumber, parts, onHowToPay } = props;
  const isAlarming = isKnown && isBehind(finances.error ? undefined : finances.data);
  const isOwing =
    payments?.kind === 'behind' || (payments?.kind === 'on-time' && payments.next !== undefined);
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
      {isOwing && (
        <Button variant="contained" aria-haspopup="dialog" onClick={onHowToPay}>
          How to pay
        </Button>
      )}
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
          <p>Pay this now to be up to date. {payments.next && `${due(payments.next)}.`}</p>
        </Figure>
      );
    case 'paid':
      return (
        <div>
          <h2 className="all-paid">
            <Icon size={32}>
              <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.8 2.8L16.5 9.5" />
            </Icon>
            All paid
          </h2>
          <p>You have paid everything you owe. Well done!</p>
          {payments.beyond > 0 && <p>You have paid {money(payments.beyond)} more than you owe.</p>}
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
            due on <strong>{monthDayYear(payments.next.date)}</strong>
          </p>
          {payments.ahead > 0 && <p>You have paid {money(payments.ahead)} ahead.</p>}
          <NothingBehind isOld={isOld} />
        </Figure>
      ) : (
        <Figure title="Amount Behind" amount={0}>
          {!isOld && <p>Nothing is overdue.</p>}
        </Figure>
      );
  }
}

const due = ({ amount, date }: NextPayment) => `Then ${money(amount)} is due on ${monthDayYear(date)}`;

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
