import { useLayoutEffect, useRef } from 'react';
import { monthDayYear, timeInBanjul, todayInBanjul } from '#domain/dates.ts';
import { environment } from '#engine/core/index.ts';
import { TryAgain, type TryAgainProps } from './LoadFailure.tsx';
import { useOnline } from './use-online.ts';
import './OldDataNotice.css';

/** Data that are shown though they may have changed. */
export interface OldData extends Omit<TryAgainProps, 'look'> {
  /** When the oldest of them came, in epoch milliseconds. */
  readonly asOf: number;
  /** Why they could not be refreshed; '' if the phone was offline. */
  readonly reason: string;
}

/** At the top of a page, once for all of it: that its data are old, since when, and why. */
export function OldDataNotice({ old }: { readonly old: OldData | undefined }) {
  const isOnline = useOnline();
  const strip = useStillBelow(old !== undefined);
  return (
    <div ref={strip} role="status" tabIndex={-1} className="old-data">
      {old && (
        <>
          <p>
            {isOnline ? old.reason || "We couldn't refresh this page." : "You're offline."} Last updated{' '}
            {when(old.asOf)}.
          </p>
          <TryAgain look="text" isBusy={old.isBusy} onTryAgain={old.onTryAgain} />
        </>
      )}
    </div>
  );
}

/** With the date, if that was not today. */
function when(asOf: number): string {
  const at = new Date(asOf);
  const day = todayInBanjul(at);
  return `${day === environment().today() ? '' : `${monthDayYear(day)}, `}${timeInBanjul(at)}`;
}

/**
 * If the notice appears while the page is at the top, scrolls by its height so that the content does not move, as browsers
 * do themselves further down.
 */
function useStillBelow(isShown: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    const { current } = part;
    if (current && isShown && !wasShown.current && window.scrollY === 0) {
      const gap = Number.parseFloat(getComputedStyle(current.parentElement!).rowGap);
      window.scrollTo({ top: current.offsetHeight + gap, behavior: 'instant' });
    }
    wasShown.current = isShown;
  }, [isShown]);
  return part;
}
