import Button from '@mui/material/Button';
import { getInvoiceExistence } from '#api/invoices.ts';
import { queries } from '#api/queries.ts';
import { Link } from '#components/layout/Link.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { WaysToPay } from '#components/lender/WaysToPay.tsx';
import { Figure, NothingToPay, PaymentHero } from '#components/money/Figures.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { feeDue, futurePaymentText } from '#components/money/payment-words.ts';
import type { Finances } from '#domain/finances.ts';
import { sumOf } from '#domain/money.ts';
import { nextDueDateOf, owes, type PaymentState } from '#domain/payment-state.ts';
import type { Transaction } from '#domain/transactions.ts';
import { paths } from '#paths';
import { today } from '../../clock.ts';
import type { CombinedQueries } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';
import { RepaymentCard } from './RepaymentCard.tsx';

interface PaymentSummaryProps {
  readonly finances: QueryResult<Finances>;
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly parts: CombinedQueries;
  readonly payments: PaymentState | undefined;
  /** The application fee in dalasi; undefined unless it is the student's next payment. */
  readonly fee: number | undefined;
  readonly isReady: boolean;
  readonly matNumber: string;
  readonly status: string;
}

/**
 * Shows the summary of the payments. If the balance could not be loaded, shows the error instead of saying
 * that the student is behind.
 */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { finances, deposits, parts, payments, fee, isReady, matNumber, status } = props;
  const isUnknown = isReady && finances.data === undefined;
  // If the student has no invoices or deposits yet, the card leaves out the balance and the amount behind
  // instead of showing 0.
  const isNothing = payments?.kind === 'nothing';
  // Without invoices and deposits, the card's text depends on the status of the application. If the status
  // could not be loaded, the card shows the error.
  const isStatusMissing = isReady && isNothing && status === '';
  return (
    <MoneyCard
      name="Summary"
      isReady={isReady}
      finances={finances.data}
      payments={payments}
      isAlerting={isReady && payments?.kind === 'behind'}
      problem={isUnknown || isStatusMissing ? parts.problem : undefined}
      skeletonLines={summaryLines}
      isBusy={parts.isBusy}
      onTryAgain={parts.refetch}
    >
      <Hero {...props} />
      {isNothing && fee === undefined && <NextStep status={status} />}
      {(!payments || owes(payments) || fee !== undefined) && (
        <WaysToPay payments={payments} fee={fee} matNumber={matNumber} />
      )}
      <RepaymentCard
        deposited={deposits.data && sumOf(deposits.data.map(({ amount }) => amount))}
        balanceAmount={isNothing ? undefined : finances.data?.balance}
        behindAmount={isNothing || !payments || payments.kind === 'behind' ? undefined : 0}
        dueDate={payments && nextDueDateOf(payments, today())}
      />
      <p className="reminder quiet small">Reminder payments are due every 5th of the month</p>
    </MoneyCard>
  );
}

function Hero({ payments, fee, status }: PaymentSummaryProps) {
  if (fee !== undefined) return <Figure {...feeDue(fee, today())} />;
  if (payments?.kind === 'nothing') return status !== '' && <NoneDue status={status} />;
  return payments && <PaymentHero payments={payments} />;
}

/**
 * Returns whether an invoice was uploaded, or undefined if this is unknown. Only Home loads this information
 * from the server.
 */
function hasInvoice(): boolean | undefined {
  const existence = queries.known(getInvoiceExistence);
  return existence && Boolean(existence.file_path);
}

function NoneDue({ status }: Pick<PaymentSummaryProps, 'status'>) {
  const futurePayment = futurePaymentText(status, today(), hasInvoice());
  if (futurePayment) return <NothingToPay>{futurePayment}</NothingToPay>;
  return (
    <>
      <h2>You have nothing to pay</h2>
      {status === 'rejected' && (
        <p>We could not approve your application, so there is no contract and nothing to pay back.</p>
      )}
    </>
  );
}

function NextStep({ status }: Pick<PaymentSummaryProps, 'status'>) {
  const next = status === 'open' && hasInvoice() === false ? upload : nextSteps[status];
  return (
    next && (
      <>
        <Button
          component={Link}
          to={next.to}
          variant={next.isMain ? 'contained' : 'outlined'}
          color={next.isMain ? 'primary' : 'secondary'}
        >
          {next.text}
        </Button>
        {status === 'rejected' && <SupportLine />}
      </>
    )
  );
}

interface Step {
  readonly to: string;
  readonly text: string;
  readonly isMain?: boolean;
}

const upload: Step = { to: paths.homeUploadInvoice, text: 'Upload Invoice', isMain: true };
const application: Step = { to: paths.home, text: 'See your application' };

const nextSteps: Readonly<Record<string, Step | undefined>> = {
  open: application,
  pending: application,
  approved: { to: paths.account, text: 'See your contract' },
  rejected: { to: paths.resources, text: 'Go to the Resource Hub', isMain: true },
};

const summaryLines = [
  ...[
    { width: '40%' },
    { width: '60%', height: 54 },
    { width: '80%' },
    { height: 202, className: 'before-button' },
  ],
  ...[{ variant: 'rounded', height: 48 }, { height: 49 }, { variant: 'rounded', height: 10 }],
  ...[{ height: 37 }, { height: 29 }, { height: 29 }, { height: 29 }, { width: '60%' }],
] as const;
