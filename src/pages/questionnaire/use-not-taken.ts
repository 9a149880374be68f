import { useSyncExternalStore } from 'react';
import type { QueryFunction } from '#api/queries.ts';
import { questionnaireStatus } from '#api/questionnaires.ts';
import type { QuestionnaireStatusResponse } from '#contract/questionnaires.ts';
import { longDate } from '#domain/dates.ts';
import { whyClosed } from '#domain/opening.ts';
import { type FlowDefinition, nounOf } from '#engine/core/index.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { subscribeToToday, today } from '../../clock.ts';
import { useQuery } from '../use-query.ts';

/**
 * Why the server would not take a form now, in a sentence, so that nobody fills it in for nothing: it is not open, or
 * this student has sent it. Undefined where nothing is known to be in the way.
 */
export function useNotTaken(definition: FlowDefinition, sent: OutboxItem | undefined): string | undefined {
  const day = useSyncExternalStore(subscribeToToday, today, today);
  const isOnce = definition.submit?.once === 'per-student';
  const { data } = useQuery(isOnce ? questionnaireStatus(definition.id) : notAsked);
  const noun = nounOf(definition);
  const closed = whyClosed(definition, noun, day);
  if (closed) return closed;
  if (!isOnce) return undefined;
  const once = `You have sent your ${noun} already`;
  if (data?.sent_on) return `${once}, on ${longDate(data.sent_on)}. It is taken once.`;
  return sent?.state === 'sent' ? `${once}. It is taken once.` : undefined;
}

const notAsked: QueryFunction<QuestionnaireStatusResponse> = async () => ({ sent_on: null });
