import type { QueryFunction } from '#api/queries.ts';
import { questionnaireStatus } from '#api/questionnaires.ts';
import { useUser } from '#api/use-user.ts';
import type { QuestionnaireStatusResponse } from '#contract/questionnaires.ts';
import { monthDayYear } from '#domain/dates.ts';
import { type FlowDefinition, nounOf } from '#engine/core/index.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { useQuery } from '../use-query.ts';

/** That this student has sent a form which is taken once, in a sentence. Undefined where nothing is known of it. */
export function useSentOnce(definition: FlowDefinition, item: OutboxItem | undefined): string | undefined {
  const user = useUser();
  const isOnce = definition.submit?.once === 'per-student';
  const { data } = useQuery(isOnce ? questionnaireStatus(definition.id) : notAsked);
  if (!isOnce || !user) return undefined;
  const once = `You have sent your ${nounOf(definition)} already`;
  if (data?.sent_on) return `${once}, on ${monthDayYear(data.sent_on)}. It is taken once.`;
  const isSent = item?.state === 'sent' && item.owner === user;
  return isSent ? `${once}. It is taken once.` : undefined;
}

const notAsked: QueryFunction<QuestionnaireStatusResponse> = async () => ({ sent_on: null });
