import Skeleton from '@mui/material/Skeleton';
import './TransactionCard.css';

/** As many rows as there are most often, while they are on their way. */
export function TransactionSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={row} className="transaction">
      <Skeleton width="70%" />
      <Skeleton width={80} />
      <Skeleton width="50%" />
      <Skeleton width={64} />
    </div>
  ));
}
