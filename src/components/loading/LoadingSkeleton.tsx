import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { type ReactNode, useState } from 'react';
import { TryAgain } from './LoadFailure.tsx';
import { useSeconds } from './use-seconds.ts';

interface LoadingSkeletonProps {
  /** "your payments". */
  readonly what: string;
  readonly skeleton: ReactNode;
  /** Undefined where another part of the page says that it is slow. */
  readonly onTryAgain: (() => void) | undefined;
}

const steps = [0.3, 10] as const;

/** Nothing for a moment, so that a quick answer does not flicker; after ten seconds the student is told. */
export function LoadingSkeleton({ what, skeleton, onTryAgain }: LoadingSkeletonProps) {
  const [tries, setTries] = useState(0);
  const seconds = useSeconds(steps, { since: tries });
  const isSlow = (seconds === 10 || tries > 0) && onTryAgain;
  return (
    <>
      <p role="status" className={isSlow ? '' : 'visually-hidden'}>
        {isSlow ? 'Still loading. Slow connection?' : seconds > 0 && `Loading ${what}…`}
      </p>
      {(seconds > 0 || tries > 0) && <div aria-hidden="true">{skeleton}</div>}
      {isSlow && (
        <TryAgain
          isBusy={seconds < 10}
          onTryAgain={() => {
            setTries(tries + 1);
            onTryAgain();
          }}
        />
      )}
    </>
  );
}

/** What a part of a page will measure, line by line. */
export function SkeletonLines({ lines }: { lines: readonly SkeletonProps[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
  return lines.map((line, index) => <Skeleton key={index} {...line} />);
}
