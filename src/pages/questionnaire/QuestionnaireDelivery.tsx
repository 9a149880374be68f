import { useEffect, useLayoutEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { getApplication } from '#api/applications.ts';
import { ApiError } from '#api/http/api-error.ts';
import type { QueryFunction } from '#api/queries.ts';
import { questionnaireStatus } from '#api/questionnaires.ts';
import { session } from '#api/session-store.ts';
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
import type { Draft } from '#engine/storage/index.ts';
import { prefillFrom } from '#forms/answers/prefill.ts';
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

/* The questionnaire page loads this module on demand, because the form can be filled in without it. */

export { SupportLine } from '#components/lender/SupportLine.tsx';

interface DeliveryProps {
  readonly form: Flow;
  readonly isEnd: boolean;
  /**
   * `why` says that the form can be sent only once and was sent already. It is undefined if the form can be
   * sent.
   */
  readonly onSentOnce: (why: string | undefined) => void;
  /** `isNothing` is true if the form's last page is open although this phone has sent no answers. */
  readonly onNothingSent: (isNothing: boolean) => void;
}

/**
 * Prefills the form from the student's account, restores refused answers, and opens the next page once the
 * server has accepted the answers.
 */
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
    // If the draft has changed since the answers were submitted, the student is entering new answers and must
    // stay on this page.
    const isUnchanged = answers === submittedAnswers(id) || Object.keys(answers).length === 0;
    if (submit!.wait === 'accepted' && !isEnd && isUnchanged) navigate(addressAfter(form));
  });
  return null;
}

/**
 * Puts the answers into the outbox. If `wait` is 'accepted', also waits for the attempt to send them, and
 * throws if the server has not accepted the answers.
 */
export async function send(
  form: Flow,
  evaluation: Evaluation,
  { navigate, from }: { readonly navigate: NavigateFunction; readonly from: string },
): Promise<void> {
  const { access, submit: submission } = form.definition;
  const { who, wait } = submission!;
  const owner = who === 'anyone' ? anyone : session.current()?.user;
  if (!owner) {
    // `lastUser` still returns the student after a session has expired. If it returns nobody, a sign-out in
    // another tab has ended the session, and this tab also goes to the landing page.
    if (access === 'student' && !session.lastUser()) return navigate(paths.landing);
    const notice = `Log in to send your ${nounOf(form.definition)}. Your answers will be here when you come back.`;
    return navigate(paths.login, { state: { from, notice } satisfies LoginState });
  }
  const draft = draftOf(form);
  const item = await sendOnce(form, evaluation, owner);
  if (wait === 'at-once') {
    // The next person on this phone must not find the answers of an anonymous form. `useRefusedAnswers`
    // restores the answers if the server rejects them.
    if (who === 'anyone') await draft.clear();
    return navigate(addressAfter(form));
  }
  const outcome = await nextOutcome(item);
  if (outcome?.state === 'refused') throw new ApiError('status', { serverMessage: outcome.problem });
  if (outcome?.state === 'waiting')
    throw new ApiError('status', { serverMessage: "We've saved it and will send it for you." });
}

/**
 * Adds the answers to the outbox. If the same answers are already waiting there, tries to send the waiting
 * item again.
 */
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

export function FlowStatus({ form, isEnd }: { readonly form: string; readonly isEnd: boolean }) {
  const snapshot = useOutbox();
  const item = latestAnswers(form, snapshot);
  const [followed] = useUnsentSinceOpened(item ? [item] : []);
  const shown = isEnd ? item : followed;
  return (
    <>
      {/* This element is rendered even when empty, because screen readers announce only changes of an
          existing live region. */}
      <div aria-live="polite" className={shown ? '' : 'visually-hidden'}>
        {shown && <DeliveryStatus item={shown} isNamed={isEnd} isEnd={isEnd} />}
      </div>
      <KeepOpenNotice snapshot={snapshot} />
    </>
  );
}

/**
 * Fills in answers from the student's account, but skips questions that have an answer or that the student
 * has cleared. If the account cannot be loaded, the questions stay empty.
 */
function usePrefill(form: Flow, draft: Draft): void {
  const user = useUser();
  const hasPrefill = form.definition.prefill !== undefined;
  useEffect(() => {
    if (!user || !hasPrefill) return;
    const leaving = new AbortController();
    // Ignores the response if the student has left the page, or if another student has logged in before it
    // arrived.
    const isWanted = () => !leaving.signal.aborted && session.current()?.user === user;
    Promise.all([getApplication(user, leaving.signal), draft.load()])
      .then(([account]) => isWanted() && fill(draft, prefillFrom(form, account)))
      .catch((error) => isWanted() && console.error(error));
    return () => leaving.abort();
  }, [draft, form, hasPrefill, user]);
}

function fill(draft: Draft, known: ReturnType<typeof prefillFrom>): void {
  // Skips the focused field, because the account's value would be mixed with what the student is typing.
  const { name } = document.activeElement as HTMLInputElement;
  for (const [step, all] of Object.entries(known)) {
    const facts = Object.fromEntries(Object.entries(all).filter(([field]) => field !== name));
    const given = draft.snapshot().answers[step] ?? {};
    const isNew = Object.keys(facts).some((field) => given[field] === undefined);
    if (isNew) draft.change(step, { ...facts, ...given });
  }
}

/**
 * Restores refused answers to the draft. Only anonymous forms need this, because their draft was deleted when
 * the answers were sent.
 */
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

/**
 * Returns why the form cannot be sent again. Returns undefined if the student may still send the form, or if
 * that is unknown.
 */
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
