import { type ComponentType, use, useEffect } from 'react';
import { pageLoading } from '#components/loading/page-loading.ts';
import { lazyWithTimeout } from './lazy-with-timeout.ts';
import { savesData } from './saves-data.ts';

export interface LazyPage {
  readonly Page: ComponentType;
  /** Settles once `Page` can be shown at once. Safe to call any number of times. */
  readonly load: () => Promise<unknown>;
}

const failed = new Set<() => void>();

/** Lets a page that failed be tried again, after the student was told. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

export interface PageModule {
  readonly Component: ComponentType;
  /** What the page reads from the phone before it can be shown as it is. */
  readonly ready?: (() => Promise<unknown>) | undefined;
}

/** After this time on a page, what comes after it is fetched. */
const pause = 1000;

/**
 * A page in a chunk of its own, fetched when it is first shown. The chunks of the pages that follow are fetched while
 * students are on it, so that a network that fails stops nobody half-way; not where the phone saves data.
 *
 * Unlike React's own `lazy` it can be fetched before, and is then there in the first render: what the browser
 * shows of a prerendered page stays as it is. A failure is thrown to the nearest boundary until `forgetFailures`.
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  following: readonly (() => Promise<unknown>)[],
): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const start = lazyWithTimeout(async () => {
    const { Component, ready } = await load();
    await ready?.(); // which fetches parts as well
    return Component;
  });

  async function fetchPage(): Promise<ComponentType> {
    try {
      Loaded = await start();
      return Loaded;
    } catch (error) {
      failed.add(() => {
        loading = undefined;
      });
      throw error;
    }
  }

  function once(): Promise<ComponentType> {
    if (!loading) {
      loading = pageLoading.during(fetchPage());
      loading.catch(() => undefined); // the page shows the error
    }
    return loading;
  }

  return {
    load: once,
    Page() {
      usePrefetch(following); // before `use`, after which React may begin anew
      const Component = Loaded ?? use(once());
      return <Component />;
    },
  };
}

function usePrefetch(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => Promise.allSettled(parts.map((load) => load())), pause);
    return () => clearTimeout(timer);
  }, [parts]);
}
