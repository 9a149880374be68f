import Skeleton from '@mui/material/Skeleton';
import './TransactionCard.css';

/** Shown while the rows load: as many as there are most often. */
export function TransactionSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={row} className="transaction">
      <div>
        <Skeleton width="60%" height={24} />
        <Skeleton width={80} height={24} />
      </div>
      <div>
        <Skeleton width="50%" height={21} />
        <Skeleton width={64} height={21} />
      </div>
    </div>
  ));
}
