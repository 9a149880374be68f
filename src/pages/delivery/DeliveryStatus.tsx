import { useLocation } from 'react-router-dom';
import { session } from '#api/session-store.ts';
import { ButtonLink } from '#components/Button.tsx';
import { SubmissionStatus, type SubmissionStatusProps } from '#components/loading/SubmissionStatus.tsx';
import { referenceOf } from '#domain/reference.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { receiptOf } from '#outbox/invoice-sender.ts';
import { applicationId } from '#outbox/ownership.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { answersId } from '#outbox/senders.ts';
import { paths } from '#paths';
import type { LoginState } from '../login/login-state.ts';
import { displayProblem, displayState } from './display-state.ts';

interface DeliveryStatusProps
  extends Pick<SubmissionStatusProps, 'isNamed' | 'isEnd' | 'message' | 'isRefusalInHeading' | 'children'> {
  readonly item: OutboxItem;
  /** True if the page has another "Try again" button, so that this component shows none. */
  readonly hasOwnButton?: boolean;
}

export function DeliveryStatus({ item, hasOwnButton, children, ...shown }: DeliveryStatusProps) {
  const { pathname, search } = useLocation();
  const state = displayState(item);
  const { what, form, linkText } = labelsOf(item)!;
  const id = applicationId(item) ?? receiptOf(item)?.application ?? answersId(item);
  return (
    <SubmissionStatus
      {...shown}
      what={what}
      state={state}
      progress={item.progress}
      reference={id && referenceOf(id)}
      sentAt={item.sentAt}
      problem={displayProblem(item)}
      onTryAgain={hasOwnButton ? undefined : () => void outbox.tryAgain()}
    >
      {state === 'needs-login' && (
        <ButtonLink to={paths.login} state={{ from: pathname + search } satisfies LoginState}>
          Log in
        </ButtonLink>
      )}
      {(state === 'refused' || state === 'needs-password') && pathname !== form && item.status !== 404 && (
        <ButtonLink isPlain={!shown.isEnd} to={form}>
          {linkText}
        </ButtonLink>
      )}
      {children}
    </SubmissionStatus>
  );
}

/**
 * Returns whether this item is shown to the student. Reminders are not shown, because the portal sends them
 * without being asked.
 */
export const isShown = (item: OutboxItem) => labelsOf(item) !== undefined;

function labelsOf({ kind, form }: OutboxItem) {
  if (form) return { what: form.noun, form: form.path, linkText: 'Check your answers' };
  if (kind === 'application')
    return { what: 'application', form: paths.applicationReceived, linkText: "What's next" };
  if (kind !== 'invoice') return undefined;
  const upload = session.current() ? paths.homeUploadInvoice : paths.uploadInvoice;
  return { what: 'invoice', form: upload, linkText: 'Choose another file' };
}
