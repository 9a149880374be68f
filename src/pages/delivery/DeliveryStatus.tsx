import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { referenceOf } from '#api/reference.ts';
import { session } from '#api/session.ts';
import { ButtonLink, PlainButtonLink } from '#components/Button.tsx';
import { SubmissionStatus } from '#components/loading/SubmissionStatus.tsx';
import { flowPaths } from '#forms/flow-paths.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { receiptOf } from '#outbox/invoice-sender.ts';
import { applicationId } from '#outbox/ownership.ts';
import { type ItemKind, outbox } from '#outbox/portal-outbox.ts';
import { paths } from '#paths';
import type { LoginState } from '../login/login-state.ts';
import { displayProblem, displayState } from './display-state.ts';

interface DeliveryStatusProps {
  readonly item: OutboxItem;
  /** Where several of these stand on a page. */
  readonly isNamed?: boolean;
  /** Leaves out "Try again" where the page has a button for it. */
  readonly hasOwnButton?: boolean;
  readonly children?: ReactNode;
}

/** The state of something that was sent, and the way to what is left to do about it. */
export function DeliveryStatus({ item, isNamed, hasOwnButton, children }: DeliveryStatusProps) {
  const { pathname } = useLocation();
  const state = displayState(item);
  const { what, mend } = words[item.kind as ShownKind];
  const form = formOf(item.kind as ShownKind);
  const id = applicationId(item) ?? receiptOf(item)?.application;
  return (
    <SubmissionStatus
      what={what}
      isNamed={isNamed}
      state={state}
      progress={item.progress}
      reference={id && referenceOf(id)}
      problem={displayProblem(item)}
      onTryAgain={hasOwnButton ? undefined : () => void outbox.tryAgain()}
    >
      {state === 'needs-login' && (
        <ButtonLink to={paths.login} state={{ from: pathname } satisfies LoginState}>
          Log in
        </ButtonLink>
      )}
      {(state === 'refused' || state === 'needs-password') && pathname !== form && (
        <PlainButtonLink to={form}>{mend}</PlainButtonLink>
      )}
      {children}
    </SubmissionStatus>
  );
}

/** Students do not follow the reminder. */
type ShownKind = Exclude<ItemKind, 'reminder'>;

export const isShown = (item: OutboxItem) => item.kind in words;

const firstForm = (flow: string) =>
  flowPaths.find((each) => each.flow === flow && each.kind === 'form')?.path ?? paths.resources;

/** Without a session the public page is linked. */
const formOf = (kind: ShownKind) =>
  kind === 'invoice' && !session.current() ? paths.uploadInvoice : words[kind].form;

const words: Readonly<Record<ShownKind, { what: string; form: string; mend: string }>> = {
  application: { what: 'application', form: paths.applicationReceived, mend: "What's next" },
  'freelance-survey': {
    what: 'survey',
    form: firstForm('freelance-survey'),
    mend: 'Check your answers',
  },
  'business-loan': {
    what: 'loan application',
    form: firstForm('business-loan'),
    mend: 'Check your answers',
  },
  invoice: { what: 'invoice', form: paths.homeUploadInvoice, mend: 'Choose another file' },
};
