import type { RouteObject } from 'react-router-dom';
import { RequireSession } from './layouts/RequireSession.tsx';
import { type LazyPage, lazyPage } from './lazy/lazy-page.tsx';
import { type AddressedRoute, layouts, type PageRoute } from './route-table.ts';

/** The addresses of one questionnaire share its page, which stays as it is from step to step. */
const lazyPages = new Map<PageRoute['load'], LazyPage>();

type LoadPage = (address: string) => Promise<unknown>;

/** A table of pages as a tree: who must be logged in, and what stands around each page. */
export function routeObjects(table: readonly AddressedRoute[], loadPage: LoadPage): RouteObject[] {
  function lazyRoute({ load, next = [] }: Required<Pick<PageRoute, 'load'>> & Pick<PageRoute, 'next'>) {
    const following = next.map((each) => (typeof each === 'string' ? () => loadPage(each) : each));
    const lazy = lazyPages.get(load) ?? lazyPage(load, following);
    lazyPages.set(load, lazy);
    return { Component: lazy.Page, handle: lazy };
  }
  const routesOf = (isHere: (route: PageRoute) => boolean): RouteObject[] =>
    table.flatMap(({ path, load, next, ...route }) =>
      load && isHere(route) ? [{ path, ...lazyRoute({ load, next }) }] : [],
    );
  const studentRoutes = (layout?: PageRoute['layout']) =>
    routesOf((route) => route.needsSession === true && route.layout === layout);

  return [
    ...routesOf(({ needsSession }) => !needsSession),
    {
      Component: RequireSession,
      children: [
        {
          ...lazyRoute({ load: layouts.tabs }),
          children: studentRoutes('tabs'),
        },
        ...studentRoutes(),
      ],
    },
  ];
}
