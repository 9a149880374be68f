import { useEffect, useLayoutEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { ApiError } from '#api/http/api-error.ts';
import type { QueryFunction } from '#api/queries.ts';
import { questionnaireStatus } from '#api/questionnaires.ts';
import { session } from '#api/session.ts';
import { useUser } from '#api/use-user.ts';
import type { QuestionnaireStatusResponse } from '#contract/questionnaires.ts';
import { monthDayYear } from '#domain/dates.ts';
import {
  addressAfter,
  type Evaluation,
  type Flow,
  type FlowDefinition,
  groupByStep,
  nounOf,
  type Payload,
  payloadOf,
} from '#engine/core/index.ts';
import { draftOf } from '#forms/drafts.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isUnsent } from '#outbox/delivery/outbox-state.ts';
import { anyone } from '#outbox/ownership.ts';
import {
  enqueueAnswers,
  latestAnswers,
  nextOutcome,
  outbox,
  rememberSubmitted,
  submittedAnswers,
} from '#outbox/portal-outbox.ts';
import { useOnSent, useOutbox, useUnsentSinceOpened } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import { DeliveryStatus } from '../delivery/DeliveryStatus.tsx';
import { KeepOpenNotice } from '../delivery/KeepOpenNotice.tsx';
import type { LoginState } from '../login/login-state.ts';
import { useQuery } from '../use-query.ts';
import { usePrefill } from './use-prefill.ts';

/* What sends a questionnaire, and knows of what was sent: fetched once it can be filled in. */

interface DeliveryProps {
  readonly form: Flow;
  readonly isEnd: boolean;
  /** Called whenever it changes: why the form is not taken again. */
  readonly onSentOnce: (why: string | undefined) => void;
  /** Called whenever it changes: the last page was opened by its address, and this phone knows of no answers. */
  readonly onNothingSent: (isNothing: boolean) => void;
}

/** Brings what is known of who answers, and follows what was sent. Shows nothing. */
export function Delivery({ form, isEnd, onSentOnce, onNothingSent }: DeliveryProps) {
  const { id, submit } = form.definition;
  const navigate = useNavigate();
  const draft = draftOf(form);
  const snapshot = useOutbox();
  const item = latestAnswers(id, snapshot);
  const isNothing = isEnd && snapshot.isLoaded && !item;
  useLayoutEffect(() => onNothingSent(isNothing), [onNothingSent, isNothing]);
  const sentOnce = useSentOnce(form.definition, item);
  useLayoutEffect(() => onSentOnce(sentOnce), [onSentOnce, sentOnce]);
  usePrefill(form, draft);
  useRefusedAnswers(form, item);
  useOnSent(item, () => {
    const { answers } = draft.snapshot();
    // Whoever did not wait for it, or has typed since, is at new answers.
    const isUnchanged = answers === submittedAnswers(id) || Object.keys(answers).length === 0;
    if (submit!.wait === 'accepted' && !isEnd && isUnchanged) navigate(addressAfter(form));
  });
  return null;
}

interface Leaving {
  readonly navigate: NavigateFunction;
  readonly from: string;
}

/** Throws where the answers had to be accepted first, and were not. */
export async function send(form: Flow, evaluation: Evaluation, { navigate, from }: Leaving): Promise<void> {
  const { access, submit: submission } = form.definition;
  const { who, wait } = submission!;
  const owner = who === 'anyone' ? anyone : session.current()?.user;
  if (!owner) {
    // Signed out in another tab.
    if (access === 'student' && !session.lastUser()) return navigate(paths.landing);
    const notice = `Log in to send your ${nounOf(form.definition)}. Your answers will be here when you come back.`;
    return navigate(paths.login, { state: { from, notice } satisfies LoginState });
  }
  const draft = draftOf(form);
  const item = await sendOnce(form, evaluation, owner);
  if (wait === 'at-once') {
    // The next person on this phone finds nothing of it; what is refused comes back.
    if (who === 'anyone') await draft.clear();
    return navigate(addressAfter(form));
  }
  const outcome = await nextOutcome(item);
  if (outcome?.state === 'refused') throw new ApiError('status', { serverMessage: outcome.problem });
  if (outcome?.state === 'waiting')
    throw new ApiError('status', { serverMessage: "We've saved it and will send it for you." });
}

/** Puts the answers on their way; those that are on it already, and are sent again, are tried again. */
async function sendOnce(form: Flow, evaluation: Evaluation, owner: string): Promise<OutboxItem> {
  const { id } = form.definition;
  const draft = draftOf(form);
  const earlier = latestAnswers(id, outbox.snapshot());
  if (earlier && isUnsent(earlier) && submittedAnswers(id) === draft.snapshot().answers) {
    void outbox.tryAgain();
    return earlier;
  }
  await rememberSubmitted(id, draft);
  const item = await enqueueAnswers(sentForm(form), payloadOf(form, evaluation), owner);
  if (owner === anyone && earlier?.state === 'refused') await outbox.forget((each) => each.id === earlier.id);
  return item;
}

function sentForm({ definition }: Flow) {
  const { id, version, path, steps, submit } = definition;
  const first = steps.find(({ kind }) => kind === 'form') ?? steps[0]!;
  return {
    ...{ id, version, noun: nounOf(definition), path: first.path ?? path! },
    isAnonymous: submit?.who === 'anyone',
    to: submit?.to,
  };
}

interface FlowStatusProps {
  /** The form's name. */
  readonly form: string;
  /** The last page tells also of what was sent before it was opened. */
  readonly isEnd: boolean;
}

/** Below a questionnaire, on its last page above what that says: what became of the answers that were sent, whatever page was shown meanwhile. */
export function FlowStatus({ form, isEnd }: FlowStatusProps) {
  const snapshot = useOutbox();
  const item = latestAnswers(form, snapshot);
  const [followed] = useUnsentSinceOpened(item ? [item] : []);
  const shown = isEnd ? item : followed;
  return (
    <>
      {/* There before what it says, which is read out from the first word. */}
      <div aria-live="polite" className={shown ? '' : 'visually-hidden'}>
        {shown && <DeliveryStatus item={shown} isNamed={isEnd} isEnd={isEnd} />}
      </div>
      <KeepOpenNotice snapshot={snapshot} />
    </>
  );
}

/** What was sent without a name has left no draft behind: where it was refused, its answers come back to be mended. */
function useRefusedAnswers(form: Flow, item: OutboxItem | undefined): void {
  const refused = item?.state === 'refused' && item.form?.isAnonymous ? item : undefined;
  useEffect(() => {
    if (!refused) return;
    const draft = draftOf(form);
    draft.load().then(({ answers }) => {
      if (Object.keys(answers).length > 0) return;
      for (const [step, given] of Object.entries(groupByStep(form, refused.payload as Payload)))
        draft.change(step, given);
    });
  }, [form, refused]);
}

/** That this student has sent a form which is taken once, in a sentence. Undefined where nothing is known of it. */
function useSentOnce(definition: FlowDefinition, item: OutboxItem | undefined): string | undefined {
  const user = useUser();
  const isOnce = definition.submit?.once === 'per-student';
  const { data } = useQuery(isOnce ? questionnaireStatus(definition.id) : notAsked);
  if (!isOnce || !user) return undefined;
  const once = `You have sent your ${nounOf(definition)} already`;
  if (data?.sent_on) return `${once}, on ${monthDayYear(data.sent_on)}. You can only send it once.`;
  const isSent = item?.state === 'sent' && item.owner === user;
  return isSent ? `${once}. You can only send it once.` : undefined;
}

const notAsked: QueryFunction<QuestionnaireStatusResponse> = async () => ({ sent_on: null });
