import { Link } from 'react-router-dom';
import { lastApplication } from '#api/deliveries.ts';
import type { ItemState } from '#api/outbox-store.ts';
import { paths } from '#paths';
import { useOutbox } from '../use-outbox.ts';

/** Where the portal opens: whoever comes back to an application that has not gone is told, and led to it. */
export function WaitingApplication() {
  const state = lastApplication(useOutbox())?.state;
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
