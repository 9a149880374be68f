import { redirect } from 'react-router-dom';
import { session } from '#api/session.ts';
import { paths } from '#paths';

/** For the routes that need a token; without one the student is sent to the landing page (portal.md §2). */
export function requireSession(): null {
  if (!session.current()) throw redirect(paths.landing);
  return null;
}
