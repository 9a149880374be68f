import { useSyncExternalStore } from 'react';
import { session } from './session-store.ts';

/** Returns the id of the logged-in student, or undefined without a session and during hydration. */
export function useUser(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.current, () => undefined)?.user;
}
