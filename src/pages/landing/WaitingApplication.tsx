import { Link } from '#components/layout/Link.tsx';
import type { ItemState } from '#outbox/delivery/outbox-item.ts';
import { latestApplication } from '#outbox/portal-outbox.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { paths } from '#paths';

/** Where the portal opens: whoever comes back to an application that has not gone is told, and led to it. */
export function WaitingApplication() {
  const state = latestApplication(useOutbox())?.state;
  if (!state || state === 'sent') return null;
  return (
    <p role="status" className="notice">
      {state === 'refused' ? 'Your application was not accepted.' : 'Your application has not been sent yet.'}{' '}
      <Link to={paths.applicationReceived}>{wayOn[state] ?? 'See what became of it'}</Link>
    </p>
  );
}

const wayOn: Readonly<Partial<Record<ItemState, string>>> = {
  'needs-password': 'Enter your password to send it',
  'needs-login': 'Log in to send it',
  refused: 'See what to do',
};
