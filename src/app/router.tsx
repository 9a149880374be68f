import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { session } from '#api/session.ts';
import { NotFound } from './errors/NotFound.tsx';
import { Layout } from './layouts/Layout.tsx';
import { RequireSession } from './layouts/RequireSession.tsx';
import { type LazyPage, lazyPage } from './lazy/lazy-page.tsx';
import { layouts, type PageRoute, pageRoutes } from './routes.ts';

/** The portal below its router. */
export function App() {
  const { pathname } = useLocation();
  loadPage(pathname).catch(() => undefined); // the page itself says so
  return useRoutes(tree);
}

/** The addresses of one questionnaire share its page, which stays as it is from step to step. */
const lazyPages = new Map<PageRoute['load'], LazyPage>();

function lazyRoute({ load, next = [] }: Pick<PageRoute, 'load' | 'next'>) {
  const following = next.map((each) => (typeof each === 'string' ? () => loadPage(each) : each));
  const lazy = lazyPages.get(load) ?? lazyPage(load, following);
  lazyPages.set(load, lazy);
  return { Component: lazy.Page, handle: lazy };
}

/** Pages as a tree: who must be logged in, and what stands around each page. */
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

/** The forms' addresses, once they were fetched: an address that is nobody else's may be one of them. */
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

/** Fetches everything that an address shows, layouts and page at once instead of one after the other. */
export async function loadPage(address: string): Promise<void> {
  await loadMatches(tree, address);
  await loadMatches(formTree, address);
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
  const own = pattern(tree);
  return (own === '*' ? pattern(formTree) : own) ?? '';
}
