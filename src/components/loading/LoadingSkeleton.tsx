import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { TryAgain } from './LoadFailure.tsx';

interface LoadingSkeletonProps {
  readonly what: string;
  readonly skeleton: ReactNode;
  /** Undefined if another part of the page reports slow loading; no notice is then shown here. */
  readonly onTryAgain: (() => void) | undefined;
}

/**
 * Shows a skeleton after 0.3 seconds, so that a fast response causes no flicker. After ten seconds, also
 * shows a notice with a retry button.
 */
export function LoadingSkeleton({ what, skeleton, onTryAgain }: LoadingSkeletonProps) {
  const [tries, setTries] = useState(0);
  const [seconds, setSeconds] = useState<0 | 0.3 | 10>(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt restarts the timers
  useEffect(() => {
    setSeconds(0);
    const timers = ([0.3, 10] as const).map((after) => setTimeout(() => setSeconds(after), after * 1000));
    return () => timers.forEach(clearTimeout);
  }, [tries]);
  const isSlow = (seconds === 10 || tries > 0) && onTryAgain;
  return (
    <>
      <p role="status" className={isSlow ? '' : 'visually-hidden'}>
        {isSlow ? 'Still loading. Slow connection?' : seconds > 0 && `Loading ${what}…`}
      </p>
      {(seconds > 0 || tries > 0) && <div aria-hidden="true">{skeleton}</div>}
      {isSlow && (
        <TryAgain
          look="plain"
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

export function SkeletonLines({ lines }: { lines: readonly SkeletonProps[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
  return lines.map((line, index) => <Skeleton key={index} {...line} />);
}
