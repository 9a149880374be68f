import { Link } from '#components/layout/Link.tsx';
import type { ItemState } from '#outbox/delivery/outbox-item.ts';
import { latestApplication } from '#outbox/portal-outbox.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';

interface WaitingApplicationProps {
  /**
   * True on the log-in page. An unsent application prevents the log-in, so the notice then also says when the
   * student can log in.
   */
  readonly isBeforeLogIn?: boolean;
  /**
   * True if the student is waiting for the application to be sent. Once it has been sent, the notice then
   * stays and says so, instead of disappearing.
   */
  readonly isAwaited?: boolean | undefined;
}

export function WaitingApplication({ isBeforeLogIn, isAwaited }: WaitingApplicationProps) {
  const state = latestApplication(useOutbox())?.state;
  if (!state || (state === 'sent' && !isAwaited)) return null;
  const look = { sent: 'notice', refused: 'notice notice-error' }[state as string] ?? 'notice notice-waiting';
  return (
    <p role="status" className={look}>
      {state === 'sent' ? (
        'Your application has been sent. You can log in now.'
      ) : (
        <>
          {state === 'refused'
            ? 'We could not send your application.'
            : 'Your application has not been sent yet.'}{' '}
          {state !== 'refused' &&
            isBeforeLogIn &&
            "It's saved on this device. You can log in as soon as it has been sent. "}
          <Link to={paths.applicationReceived}>{linkTexts[state] ?? 'See your application'}</Link>
        </>
      )}
    </p>
  );
}

const linkTexts: Readonly<Partial<Record<ItemState, string>>> = {
  'needs-password': 'Enter your password to send it',
  'needs-login': 'Log in to send it',
  refused: 'See what to do',
};
