import { useEffect, useSyncExternalStore } from 'react';
import { whyClosed } from '#domain/opening.ts';
import { type FlowDefinition, nounOf } from '#engine/core/index.ts';
import { serverTime, setClock, subscribeToToday, today } from '../../clock.ts';

/** That a form is not open today, in a sentence. */
export function useClosed(definition: FlowDefinition): string | undefined {
  const day = useSyncExternalStore(subscribeToToday, today, today);
  const closed = whyClosed(definition, nounOf(definition), day);
  useEffect(() => {
    if (closed && serverTime() === undefined) askTime();
  }, [closed]);
  return closed;
}

/** A phone's own clock may be years off. Without a network it is all there is. */
function askTime(): void {
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    .then(({ headers }) => setClock(headers.get('date')))
    .catch(() => undefined);
}
