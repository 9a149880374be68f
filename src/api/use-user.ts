import { useSyncExternalStore } from 'react';
import { session } from './session-store.ts';

/** Returns undefined without a session, and during hydration. */
export function useUser(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.current, () => undefined)?.user;
}
