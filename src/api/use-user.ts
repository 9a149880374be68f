import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** The id of the student who is logged in, followed; undefined without a session, and while a page is taken over. */
export function useUser(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.current, () => undefined)?.user;
}
