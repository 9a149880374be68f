import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Subscribes to the logged-in student's id; undefined without a session, and during hydration. */
export function useUser(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.current, () => undefined)?.user;
}
