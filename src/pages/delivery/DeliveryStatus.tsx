import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '#api/session.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Link } from '#components/layout/Link.tsx';
import { SubmissionStatus } from '#components/loading/SubmissionStatus.tsx';
import { referenceOf } from '#domain/reference.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { receiptOf } from '#outbox/invoice-sender.ts';
import { applicationId } from '#outbox/ownership.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { answersId } from '#outbox/senders.ts';
import { paths } from '#paths';
import type { LoginState } from '../login/login-state.ts';
import { displayProblem, displayState } from './display-state.ts';

interface DeliveryStatusProps {
  readonly item: OutboxItem;
  /** Where several of these stand on a page. */
  readonly isNamed?: boolean;
  /** Where the page is about nothing else. */
  readonly isEnd?: boolean;
  /** Said while nothing is asked of the student. */
  readonly saying?: string | undefined;
  /** Leaves out "Try again" where the page has a button for it. */
  readonly hasOwnButton?: boolean;
  readonly children?: ReactNode;
}

/** The state of something that was sent, and the way to what is left to do about it. */
export function DeliveryStatus(props: DeliveryStatusProps) {
  const { item, isNamed, isEnd, saying, hasOwnButton, children } = props;
  const { pathname, search } = useLocation();
  const state = displayState(item);
  const { what, form, mend } = wordsOf(item)!;
  const id = applicationId(item) ?? receiptOf(item)?.application ?? answersId(item);
  return (
    <SubmissionStatus
      what={what}
      isNamed={isNamed}
      isEnd={isEnd}
      state={state}
      progress={item.progress}
      reference={id && referenceOf(id)}
      saying={saying}
      problem={displayProblem(item)}
      onTryAgain={hasOwnButton ? undefined : () => void outbox.tryAgain()}
    >
      {state === 'needs-login' && (
        <ButtonLink to={paths.login} state={{ from: pathname + search } satisfies LoginState}>
          Log in
        </ButtonLink>
      )}
      {(state === 'refused' || state === 'needs-password') && pathname !== form && item.status !== 404 && (
        <Link className={isEnd ? 'button' : 'button button-plain'} to={form}>
          {mend}
        </Link>
      )}
      {children}
    </SubmissionStatus>
  );
}

/** Students do not follow the reminder. */
export const isShown = (item: OutboxItem) => wordsOf(item) !== undefined;

interface Words {
  readonly what: string;
  readonly form: string;
  readonly mend: string;
}

function wordsOf({ kind, form }: OutboxItem): Words | undefined {
  if (form) return { what: form.noun, form: form.path, mend: 'Check your answers' };
  if (kind === 'application')
    return { what: 'application', form: paths.applicationReceived, mend: "What's next" };
  if (kind !== 'invoice') return undefined;
  // Without a session the public page is linked.
  const upload = session.current() ? paths.homeUploadInvoice : paths.uploadInvoice;
  return { what: 'invoice', form: upload, mend: 'Choose another file' };
}
