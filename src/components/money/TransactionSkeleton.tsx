import { SkeletonLines } from '../loading/SkeletonLines.tsx';
import './TransactionCard.css';

/** Shown while the rows load: as many as there are most often. */
export function TransactionSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={row} className="transaction">
      <div>
        <SkeletonLines lines={title} />
      </div>
      <div>
        <SkeletonLines lines={details} />
      </div>
    </div>
  ));
}

const title = ['60%', 80].map((width) => ({ width, height: 24 }));
const details = ['50%', 64].map((width) => ({ width, height: 21 }));
