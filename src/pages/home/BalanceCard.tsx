import { HowToPayButton } from '#components/lender/HowToPayButton.tsx';
import { PayTo } from '#components/lender/Payees.tsx';
import { LoadingSkeleton, SkeletonLines } from '#components/loading/LoadingSkeleton.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { FigureRow, NothingToPay, PaymentHero, Tick } from '#components/money/PaymentHero.tsx';
import { futurePaymentText, nothingToPayYet, paymentDue } from '#components/money/payment-words.ts';
import { type Finances, isBehind } from '#domain/finances.ts';
import { owes, type PaymentState } from '#domain/payment-state.ts';
import { today } from '../../clock.ts';
import type { QueryResult } from '../use-query.ts';
import type { HomeState } from './home-state.ts';

interface BalanceCardProps {
  readonly finances: QueryResult<Finances>;
  readonly home: HomeState;
}

/**
 * The card with the amount that is due, its date, and where to pay. If the balance could not be loaded, the card has
 * the colours for a student who is behind, as the specification requires, with the error. An outdated balance is shown
 * as it was when loaded.
 */
export function BalanceCard({ finances, home }: BalanceCardProps) {
  const { isKnown, problem, payments, matNumber, isBusy, refetch } = home;
  const isAlarming = isKnown && isBehind(finances.data);
  return (
    <MoneyCard
      name="Your balance"
      tone={isAlarming ? 'alarm' : payments?.kind === 'paid' ? 'good' : undefined}
      alert={isAlarming && 'You are behind on your payments'}
      problem={problem}
      isUnknown={isKnown && finances.data === undefined}
      asOf={home.old?.asOf}
      isBusy={isBusy}
      onTryAgain={refetch}
    >
      {isKnown ? (
        payments && <AmountsDue payments={payments} home={home} />
      ) : (
        <LoadingSkeleton
          what="your balance"
          skeleton={<SkeletonLines lines={balanceLines} />}
          onTryAgain={refetch}
        />
      )}
      {isKnown && (!payments || owes(payments)) && (
        <>
          <PayTo matNumber={matNumber} />
          <HowToPayButton
            due={paymentDue(payments, today())}
            matNumber={matNumber}
            isQuiet={payments?.kind === 'on-time' && payments.ahead > 0}
          />
        </>
      )}
    </MoneyCard>
  );
}

interface AmountsDueProps extends Pick<BalanceCardProps, 'home'> {
  readonly payments: PaymentState;
}

/**
 * The amount due as the main figure. If the student is not behind, "Amount Behind: D0" follows, because Home shows that
 * amount in every state.
 */
function AmountsDue({ payments, home }: AmountsDueProps) {
  const { isNewlyApproved, status } = home;
  const isFirstAwaited = payments.kind === 'nothing' && status === 'approved';
  const hasHero =
    payments.kind === 'behind' ||
    payments.kind === 'paid' ||
    (payments.kind === 'on-time' && (payments.next || payments.ahead > 0));
  return (
    <>
      {isNewlyApproved && (
        <p className="approval">
          <Tick /> Your application is approved.
        </p>
      )}
      {hasHero && <PaymentHero payments={payments} today={today()} />}
      {isFirstAwaited && <NothingToPay>{futurePaymentText(status, today())}</NothingToPay>}
      {payments.kind !== 'behind' && (
        <FigureRow
          title="Amount Behind"
          amount={0}
          words={isFirstAwaited ? undefined : notBehind(payments, home)}
        />
      )}
    </>
  );
}

/** Returns a sentence that explains an "Amount Behind" of D0; undefined while some of the data is missing. */
function notBehind(payments: PaymentState, { status, fee, problem }: HomeState): string | undefined {
  if (problem) return undefined;
  if (payments.kind !== 'nothing' || fee !== undefined) return 'Nothing is overdue.';
  if (status === 'rejected') return 'You have nothing to pay.';
  const futurePayment = futurePaymentText(status, today());
  return futurePayment ? `${nothingToPayYet}. ${futurePayment}` : 'Nothing is overdue.';
}

const balanceLines = [
  ...[{ width: '40%' }, { width: '60%', height: 54 }, { width: '50%' }, { width: '80%' }],
  ...[{ height: 202 }, { variant: 'rounded', height: 48 }],
] as const;
