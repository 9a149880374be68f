import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SectionCard } from '#components/layout/SectionCard.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { TransactionList } from '#components/money/TransactionCard.tsx';
import { TransactionSkeleton } from '#components/money/TransactionSkeleton.tsx';
import { recentOf, type Transaction } from '#domain/transactions.ts';
import { paths } from '#paths';
import type { QueryResult } from '../use-query.ts';
import './RecentPayments.css';

interface RecentPaymentsProps {
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly isSaidElsewhere: boolean;
}

/** What was paid last, and the way to all of it. While nothing was, it takes no card. */
export function RecentPayments({ deposits, isSaidElsewhere }: RecentPaymentsProps) {
  const isMissing = deposits.data === undefined && deposits.error !== '' && isSaidElsewhere;
  if (isMissing || deposits.data?.length === 0) {
    return (
      <section className="no-payments">
        <Typography variant="h2">Recent Payments</Typography>
        <p>{isMissing ? 'Not loaded' : 'No payments yet'}</p>
        <Link to={paths.payment}>Payment History</Link>
      </section>
    );
  }
  return (
    <SectionCard title="Recent Payments">
      <QueryView
        query={deposits}
        what="your payments"
        skeleton={<TransactionSkeleton rows={2} />}
        isSaidElsewhere={isSaidElsewhere}
      >
        {(data) => <TransactionList transactions={recentOf(data)} />}
      </QueryView>
      <Button component={Link} to={paths.payment} variant="outlined" color="secondary">
        Payment History
      </Button>
    </SectionCard>
  );
}

/** Its place, while the card above it is on its way. */
export function RecentPaymentsToCome() {
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
      onTryAgain={undefined}
    />
  );
}
