import { useLayoutEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { ApiError } from '#api/http/api-error.ts';
import { session } from '#api/session.ts';
import { addressAfter, type Evaluation, type Flow, nounOf, payloadOf } from '#engine/core/index.ts';
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
import { useOnSent, useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';
import type { LoginState } from '../login/login-state.ts';
import { usePrefill } from './use-prefill.ts';
import { useRefusedAnswers } from './use-refused-answers.ts';
import { useSentOnce } from './use-sent-once.ts';

/* What sends a questionnaire, and knows of what was sent: fetched once it can be filled in. */

export { FlowStatus } from './FlowStatus.tsx';

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
    const notice = `Log in to send your ${nounOf(form.definition)}. Your answers are saved, and you come back to them.`;
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
    throw new ApiError('status', { serverMessage: 'It is kept and goes by itself.' });
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
