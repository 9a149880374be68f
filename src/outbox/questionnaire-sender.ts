import { isQuestionnaireResponse, sendQuestionnaire, sendToPath } from '#api/questionnaires.ts';
import { session } from '#api/session.ts';
import type { Payload } from '#engine/core/index.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';
import type { Sender } from './delivery/sender.ts';
import { anyone } from './ownership.ts';

/** The answers to a form: a student's are sent in that student's session, anyone's without a name. */
export const questionnaireSender: Sender = {
  blockedBy: (_answers, { item: { owner } }) =>
    owner === anyone || session.current()?.user === owner ? undefined : 'needs-login',
  send(answers: Payload, { item, signal }) {
    const { id, version, to } = item.form!;
    if (to) return sendToPath(to.path, { ...answers, [to.student]: item.owner }, signal);
    const request = { key: item.id, version, answers };
    return sendQuestionnaire(id, request, { anonymous: item.owner === anyone, signal });
  },
};

/** The server's id of answers that were sent, where it gave one. */
export function answersId({ form, answer }: OutboxItem): string | undefined {
  return form && isQuestionnaireResponse(answer) ? answer.id : undefined;
}
