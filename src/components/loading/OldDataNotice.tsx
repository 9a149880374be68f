import { useLayoutEffect, useRef } from 'react';
import { dayInBanjul, monthDayYear, timeInBanjul } from '#domain/dates.ts';
import { environment } from '#engine/core/index.ts';
import { TryAgain, type TryAgainProps } from './LoadFailure.tsx';
import { useOnline } from './use-online.ts';
import './OldDataNotice.css';

export interface OldData extends Omit<TryAgainProps, 'look'> {
  /** The time at which the oldest of the shown data was loaded, in epoch milliseconds. */
  readonly asOf: number;
  /**
   * Says why newer data could not be loaded. It is '' if the phone was offline, because the notice finds out
   * by itself whether the phone is still offline.
   */
  readonly reason: string;
}

/** Renders the notice, or an empty live region if `old` is undefined. */
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

function when(asOf: number): string {
  const day = dayInBanjul(asOf);
  return `${day === environment().today() ? '' : `${monthDayYear(day)}, `}${timeInBanjul(asOf)}`;
}

/**
 * If the notice appears while the page is scrolled to its top, scrolls down by the notice's height, so that
 * the content stays in place. Otherwise the browser keeps the content in place (scroll anchoring).
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
