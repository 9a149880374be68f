import { ApiError } from '#api/http/api-error.ts';
import { isQuestionnaireResponse, sendQuestionnaire, sendToPath } from '#api/questionnaires.ts';
import { session } from '#api/session.ts';
import type { Payload } from '#engine/core/index.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';
import type { Sender } from './delivery/sender.ts';
import { anyone } from './ownership.ts';

/** In milliseconds, by the phone's clock: a form that is unknown for longer is gone. */
const longestUpdate = 24 * 60 * 60_000;

/** The answers to a form: a student's are sent in that student's session, anyone's without a name. */
export const questionnaireSender: Sender = {
  blockedBy: (_answers, { item: { owner } }) =>
    owner === anyone || session.current()?.user === owner ? undefined : 'needs-login',
  send(answers: Payload, { item, signal }) {
    const { id, version, to } = item.form!;
    if (to) return sendToPath(to.path, { ...answers, [to.student]: item.owner }, signal);
    const request = { key: item.id, version, answers };
    const sent = sendQuestionnaire(id, request, { anonymous: item.owner === anyone, signal });
    return sent.catch((error) => {
      throw isOfOlderServer(error, item) ? new ApiError('status', { status: 503 }) : error;
    });
  },
};

/** While servers are renewed one after the other, one may not know yet the form that another has shown. */
function isOfOlderServer(error: unknown, { createdAt }: OutboxItem): boolean {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown && Date.now() - createdAt < longestUpdate;
}

/** The server's id of answers that were sent, where it gave one. */
export function answersId({ form, answer }: OutboxItem): string | undefined {
  return form && isQuestionnaireResponse(answer) ? answer.id : undefined;
}
