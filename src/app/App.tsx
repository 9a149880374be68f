import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { session } from '#api/session.ts';
import { RequireSession } from './layouts/RequireSession.tsx';
import type { LazyPage } from './lazy/lazy-page.tsx';
import { routes } from './routes.tsx';

/** The portal below its router. */
export function App() {
  const { pathname } = useLocation();
  loadPage(pathname).catch(() => undefined); // the page itself says so
  return useRoutes(routes);
}

/** Fetches everything that an address shows, layouts and page at once instead of one after the other. */
export function loadPage(pathname: string): Promise<unknown> {
  const matches = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  // Without a session the student is redirected.
  if (matches.some(({ Component }) => Component === RequireSession) && !session.current())
    return Promise.resolve();
  return Promise.all(matches.map(({ handle }) => (handle as LazyPage | undefined)?.load()));
}

/** The pattern of an address's route, for reports that must not hold the address. */
export function patternOf(pathname: string): string {
  return matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '';
}
