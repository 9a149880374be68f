import { useEffect, useSyncExternalStore } from 'react';
import type { QueryFunction } from '#api/queries.ts';
import { questionnaireStatus } from '#api/questionnaires.ts';
import { useUser } from '#api/use-user.ts';
import type { QuestionnaireStatusResponse } from '#contract/questionnaires.ts';
import { monthDayYear } from '#domain/dates.ts';
import { whyClosed } from '#domain/opening.ts';
import { type FlowDefinition, nounOf } from '#engine/core/index.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { serverTime, setClock, subscribeToToday, today } from '../../clock.ts';
import { useQuery } from '../use-query.ts';

/**
 * Why the server would not take a form now, in a sentence, so that nobody fills it in for nothing: it is not open, or
 * this student has sent it. Undefined where nothing is known to be in the way.
 */
export function useNotTaken(definition: FlowDefinition, item: OutboxItem | undefined): string | undefined {
  const day = useSyncExternalStore(subscribeToToday, today, today);
  const user = useUser();
  const isOnce = definition.submit?.once === 'per-student';
  const { data } = useQuery(isOnce ? questionnaireStatus(definition.id) : notAsked);
  const noun = nounOf(definition);
  const closed = whyClosed(definition, noun, day);
  useEffect(() => {
    if (closed && serverTime() === undefined) askTime();
  }, [closed]);
  if (closed) return closed;
  if (!isOnce || !user) return undefined;
  const once = `You have sent your ${noun} already`;
  if (data?.sent_on) return `${once}, on ${monthDayYear(data.sent_on)}. It is taken once.`;
  const isSent = item?.state === 'sent' && item.owner === user;
  return isSent ? `${once}. It is taken once.` : undefined;
}

const notAsked: QueryFunction<QuestionnaireStatusResponse> = async () => ({ sent_on: null });

/** A phone's own clock may be years off. Without a network it is all there is. */
function askTime(): void {
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    .then(({ headers }) => setClock(headers.get('date')))
    .catch(() => undefined);
}
