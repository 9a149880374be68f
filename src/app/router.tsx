import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { session } from '#api/session-store.ts';
import { NotFound } from './errors/NotFound.tsx';
import { Layout } from './layouts/Layout.tsx';
import { RequireSession } from './layouts/RequireSession.tsx';
import { type LazyPage, lazyPage } from './lazy/lazy-page.tsx';
import { layouts, type PageRoute, pageRoutes } from './page-routes.ts';

/** Renders the page at the current address. Must be rendered within a router. */
export function App() {
  const { pathname } = useLocation();
  loadPage(pathname).catch(() => undefined); // the error boundary shows the error
  return useRoutes(tree);
}

/**
 * Maps each `load` to its page. All addresses of a questionnaire share one `load`, so that its page stays
 * mounted from step to step.
 */
const lazyPages = new Map<PageRoute['load'], LazyPage>();

function lazyRoute({ load, next = [] }: Pick<PageRoute, 'load' | 'next'>) {
  const following = next.map((each) => (typeof each === 'string' ? () => loadPage(each) : each));
  const lazy = lazyPages.get(load) ?? lazyPage(load, following);
  lazyPages.set(load, lazy);
  return { Component: lazy.Page, handle: lazy };
}

function treeOf(pages: readonly PageRoute[]): RouteObject[] {
  const routesOf = (isHere: (route: PageRoute) => boolean | undefined): RouteObject[] =>
    pages.filter(isHere).map((route) => ({ path: route.path, ...lazyRoute(route) }));
  return [
    ...routesOf(({ needsSession }) => !needsSession),
    {
      Component: RequireSession,
      children: [
        {
          ...lazyRoute({ load: layouts.tabs }),
          children: routesOf(({ needsSession, layout }) => needsSession && layout === 'tabs'),
        },
        ...routesOf(({ needsSession, layout }) => needsSession && !layout),
      ],
    },
  ];
}

/**
 * The routes of forms. They are empty until an address is opened that no other route matches; only then is
 * form-routes.ts fetched.
 */
let formTree: RouteObject[] = [];

const forms = lazyPage(async () => {
  const { formRoutes } = await import('./form-routes.ts');
  formTree = [...treeOf(formRoutes), { path: '*', Component: NotFound }];
  return { Component: Forms };
}, []);

function Forms() {
  return useRoutes(formTree);
}

const tree: RouteObject[] = [
  {
    Component: Layout,
    children: [...treeOf(pageRoutes), { path: '*', Component: forms.Page, handle: forms }],
  },
];

export async function loadPage(address: string): Promise<void> {
  await loadMatches(tree, address);
  await loadMatches(formTree, address);
}

async function loadMatches(routes: RouteObject[], address: string): Promise<void> {
  const matches = (matchRoutes(routes, address) ?? []).map(({ route }) => route);
  if (matches.some(({ Component }) => Component === RequireSession) && !session.current()) return;
  await Promise.all(matches.map(({ handle }) => (handle as LazyPage | undefined)?.load()));
}

/**
 * Returns the route pattern that matches an address, for reports that must not contain the address itself.
 * Returns '' for a form's address until form-routes.ts has loaded.
 */
export function patternOf(address: string): string {
  const pattern = (routes: RouteObject[]) => matchRoutes(routes, address)?.at(-1)?.route.path;
  const own = pattern(tree);
  return (own === '*' ? pattern(formTree) : own) ?? '';
}
