import type { RouteObject } from 'react-router-dom';
import { LandingPage } from '#pages/landing/LandingPage.tsx';
import { paths } from '#paths';
import { NotFound } from './errors/NotFound.tsx';
import { Layout } from './layouts/Layout.tsx';
import { RequireSession } from './layouts/RequireSession.tsx';
import { type LazyPage, lazyPage } from './lazy/lazy-page.tsx';
import { layouts, type PageRoute, routeTable } from './route-table.ts';

/** The addresses of one questionnaire share its page, which stays as it is from step to step. */
const lazyPages = new Map<PageRoute['load'], LazyPage>();

function lazyRoute(load: NonNullable<PageRoute['load']>, next: PageRoute['next'] = []) {
  const lazy = lazyPages.get(load) ?? lazyPage(load, next);
  lazyPages.set(load, lazy);
  return { Component: lazy.Page, handle: lazy };
}

const routesOf = (isHere: (route: PageRoute) => boolean): RouteObject[] =>
  routeTable.flatMap((route) =>
    route.load && isHere(route) ? [{ path: route.path, ...lazyRoute(route.load, route.next) }] : [],
  );

const studentRoutes = (layout?: PageRoute['layout']) =>
  routesOf((route) => route.needsSession === true && route.layout === layout);

/** The route table as a tree: who must be logged in, and what stands around each page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      { path: paths.landing, Component: LandingPage },
      ...routesOf(({ needsSession }) => !needsSession),
      {
        Component: RequireSession,
        children: [
          {
            ...lazyRoute(layouts.tabs),
            children: [
              { ...lazyRoute(layouts.cards), children: studentRoutes('cards') },
              ...studentRoutes('tabs'),
            ],
          },
          ...studentRoutes(),
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
];
