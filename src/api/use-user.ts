import { useSyncExternalStore } from 'react';
import { session } from './session-store.ts';

/**
 * Returns the logged-in student's id, and renders the component again when the student changes. Returns undefined
 * without a session, and during hydration.
 */
export function useUser(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.current, () => undefined)?.user;
}
