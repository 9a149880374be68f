import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { session } from '#api/session.ts';
import { NotFound } from './errors/NotFound.tsx';
import { Layout } from './layouts/Layout.tsx';
import { RequireSession } from './layouts/RequireSession.tsx';
import { type LazyPage, lazyPage } from './lazy/lazy-page.tsx';
import { routeObjects } from './route-objects.tsx';
import { routeTable } from './route-table.ts';

/** The forms' addresses, once they were fetched: an address that is nobody else's may be one of them. */
let formRoutes: RouteObject[] = [];

const forms = lazyPage(async () => {
  const { formTable } = await import('./form-table.ts');
  formRoutes = [...routeObjects(formTable, loadPage), { path: '*', Component: NotFound }];
  return { Component: Forms };
}, []);

function Forms() {
  return useRoutes(formRoutes);
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [...routeObjects(routeTable, loadPage), { path: '*', Component: forms.Page, handle: forms }],
  },
];

/** Fetches everything that an address shows, layouts and page at once instead of one after the other. */
export async function loadPage(address: string): Promise<void> {
  await loadMatches(routes, address);
  await loadMatches(formRoutes, address);
}

async function loadMatches(among: RouteObject[], address: string): Promise<void> {
  const matches = (matchRoutes(among, address) ?? []).map(({ route }) => route);
  // Without a session the student is redirected.
  if (matches.some(({ Component }) => Component === RequireSession) && !session.current()) return;
  await Promise.all(matches.map(({ handle }) => (handle as LazyPage | undefined)?.load()));
}

/** The pattern of an address's route, once it was loaded, for reports that must not hold the address. */
export function patternOf(address: string): string {
  const pattern = (among: RouteObject[]) => matchRoutes(among, address)?.at(-1)?.route.path;
  const own = pattern(routes);
  return (own === '*' ? pattern(formRoutes) : own) ?? '';
}
