import Button from '@mui/material/Button';
import { Link } from '#components/layout/Link.tsx';
import { WaysToPay } from '#components/lender/WaysToPay.tsx';
import { FigureRow, NothingToPay, PaymentHero, Tick } from '#components/money/Figures.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { futurePaymentText, nothingToPayYet } from '#components/money/payment-words.ts';
import { type Finances, isBehind } from '#domain/finances.ts';
import { owes, type PaymentState } from '#domain/payment-state.ts';
import { paths } from '#paths';
import { today } from '../../clock.ts';
import type { QueryResult } from '../use-query.ts';
import type { HomeState } from './home-state.ts';

interface BalanceCardProps {
  readonly finances: QueryResult<Finances>;
  readonly home: HomeState;
}

/**
 * Shows the student's balance. If the balance could not be loaded, shows the error and also the warning for
 * students who are behind, because the lender's specification treats an unknown balance as behind.
 */
export function BalanceCard({ finances, home }: BalanceCardProps) {
  const { isKnown, problem, payments, matNumber, isBusy, refetch } = home;
  return (
    <MoneyCard
      name="Your balance"
      isReady={isKnown}
      finances={finances.data}
      payments={payments}
      isAlerting={isKnown && isBehind(finances.data)}
      problem={problem}
      skeletonLines={balanceLines}
      isBusy={isBusy}
      onTryAgain={refetch}
    >
      {payments && <AmountsDue payments={payments} home={home} />}
      {(!payments || owes(payments)) && <WaysToPay payments={payments} matNumber={matNumber} />}
      {/* Home always shows the amount behind. If it is D0, it comes last, because the figures above matter
          more to the student. */}
      {payments && payments.kind !== 'behind' && (
        <FigureRow title="Amount Behind" amount={0} words={notBehind(payments, home)} />
      )}
    </MoneyCard>
  );
}

/** Shows what is due. An approved student who has no invoices yet sees a link to the contract. */
function AmountsDue({ payments, home }: { readonly payments: PaymentState; readonly home: HomeState }) {
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
      {hasHero && <PaymentHero payments={payments} />}
      {isFirstAwaited && (
        <>
          <NothingToPay>{futurePaymentText(status, today())}</NothingToPay>
          <Button component={Link} to={paths.account} variant="outlined" color="secondary">
            See your contract
          </Button>
        </>
      )}
    </>
  );
}

/**
 * Returns a sentence for a student who is not behind, or undefined if some of the data could not be loaded.
 */
function notBehind(payments: PaymentState, { status, fee, problem }: HomeState): string | undefined {
  if (problem) return undefined;
  if (payments.kind !== 'nothing' || fee !== undefined) return 'Nothing is overdue.';
  if (status === 'rejected') return 'You have nothing to pay.';
  return ['open', 'pending'].includes(status) ? `${nothingToPayYet}.` : 'Nothing is overdue.';
}

const balanceLines = [
  ...[{ width: '40%' }, { width: '60%', height: 54 }, { width: '50%' }, { width: '80%' }],
  ...[{ height: 202 }, { variant: 'rounded', height: 48 }],
] as const;
