import { useLayoutEffect, useRef } from 'react';
import { dayInBanjul, monthDayYear, timeInBanjul } from '#domain/dates.ts';
import { environment } from '#engine/core/index.ts';
import { TryAgain, type TryAgainProps } from './LoadFailure.tsx';
import { useOnline } from './use-online.ts';
import './OldDataNotice.css';

/** The content of the notice about outdated data, which the page still shows because a refresh failed. */
export interface OldData extends Omit<TryAgainProps, 'look'> {
  /** When the oldest of the shown data was loaded, in epoch milliseconds. */
  readonly asOf: number;
  /**
   * Why the refresh failed; '' if the phone was offline. As long as the phone is offline, the notice says so
   * itself.
   */
  readonly reason: string;
}

/**
 * A notice at the top of a page with outdated data. It says why the data could not be refreshed and when it
 * was last updated. Without `old`, renders an empty live region.
 */
export function OldDataNotice({ old }: { readonly old: OldData | undefined }) {
  const isOnline = useOnline();
  const strip = useScrollPastNotice(old !== undefined);
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

/** Formats when data was loaded: the hour and minute, with the date before them if it is not today. */
function when(asOf: number): string {
  const at = new Date(asOf);
  const day = dayInBanjul(asOf);
  return `${day === environment().today() ? '' : `${monthDayYear(day)}, `}${timeInBanjul(at)}`;
}

/**
 * If the page is scrolled to its top when the notice appears, scrolls down by the notice's height, so that
 * the content below stays in place. If the page is scrolled further down, the browser keeps the content in
 * place itself (scroll anchoring).
 */
function useScrollPastNotice(isShown: boolean) {
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
