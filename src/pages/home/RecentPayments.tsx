import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Link } from '#components/layout/Link.tsx';
import { LoadingSkeleton, SkeletonLines } from '#components/loading/LoadingSkeleton.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import { TransactionList, TransactionSkeleton } from '#components/money/TransactionCard.tsx';
import { recentDeposits, type Transaction } from '#domain/transactions.ts';
import { paths } from '#paths';
import { isSettled } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';
import { SectionCard } from './SectionCard.tsx';

interface RecentPaymentsProps {
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly isReportedElsewhere: boolean;
  /** True if the application was rejected, so that the student will never have payments. */
  readonly isOver: boolean;
}

export function RecentPayments({ deposits, isReportedElsewhere, isOver }: RecentPaymentsProps) {
  const isMissing = deposits.data === undefined && isReportedElsewhere;
  const none = isOver ? 'No payments' : 'No payments yet';
  const nothing = isMissing ? 'Not loaded' : deposits.data?.length === 0 && none;
  return (
    <div tabIndex={-1}>
      {isSettled(deposits) ? (
        <SectionCard title="Recent Payments">
          {nothing ? (
            <p className="quiet">{nothing}</p>
          ) : (
            <QueryView
              query={deposits}
              what="your payments"
              skeleton={null}
              isReportedElsewhere={isReportedElsewhere}
            >
              {(data) => <TransactionList transactions={recentDeposits(data)} />}
            </QueryView>
          )}
          <Button component={Link} to={paths.payment} variant="outlined" color="secondary">
            Payment History
          </Button>
        </SectionCard>
      ) : (
        // The skeleton also replaces the button below the list, because the real button would move if there
        // are fewer deposits than placeholder rows.
        <RecentPaymentsSkeleton onTryAgain={isReportedElsewhere ? undefined : deposits.refetch} />
      )}
    </div>
  );
}

interface RecentPaymentsSkeletonProps {
  /** Undefined if the balance card already says that loading is slow; no notice is then shown here. */
  readonly onTryAgain?: (() => void) | undefined;
}

export function RecentPaymentsSkeleton({ onTryAgain }: RecentPaymentsSkeletonProps) {
  return (
    <LoadingSkeleton
      what="your payments"
      skeleton={
        <Card>
          <CardContent className="stack">
            <SkeletonLines lines={[{ width: '60%', height: 26 }]} />
            <TransactionSkeleton rows={2} />
            <SkeletonLines lines={[{ variant: 'rounded', height: 48 }]} />
          </CardContent>
        </Card>
      }
      onTryAgain={onTryAgain}
    />
  );
}
