import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { TryAgain } from './LoadFailure.tsx';

interface LoadingSkeletonProps {
  /** "your payments". */
  readonly what: string;
  readonly skeleton: ReactNode;
  /** Undefined where another part of the page says that it is slow. */
  readonly onTryAgain: (() => void) | undefined;
}

/** Nothing for a moment, so that a quick answer does not flicker; after ten seconds the student is told. */
export function LoadingSkeleton({ what, skeleton, onTryAgain }: LoadingSkeletonProps) {
  const [tries, setTries] = useState(0);
  const seconds = useSeconds(tries);
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

/** How long a try has lasted, in steps. */
function useSeconds(tries: number): 0 | 0.3 | 10 {
  const [seconds, setSeconds] = useState<0 | 0.3 | 10>(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try begins anew
  useEffect(() => {
    setSeconds(0);
    const timers = ([0.3, 10] as const).map((after) => setTimeout(() => setSeconds(after), after * 1000));
    return () => timers.forEach(clearTimeout);
  }, [tries]);
  return seconds;
}

/** What a part of a page will measure, line by line. */
export function SkeletonLines({ lines }: { lines: readonly SkeletonProps[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
  return lines.map((line, index) => <Skeleton key={index} {...line} />);
}
