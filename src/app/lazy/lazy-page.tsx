import { type ComponentType, use, useEffect } from 'react';
import { pageLoading } from '#components/loading/page-loading.ts';
import { lazyWithTimeout } from './lazy-with-timeout.ts';
import { savesData } from './saves-data.ts';

export interface LazyPage {
  readonly Page: ComponentType;
  /** Settles once `Page` can render without suspending. Safe to call any number of times. */
  readonly load: () => Promise<unknown>;
}

const failed = new Set<() => void>();

/** Lets pages that failed to load be loaded again; called after the error was shown. */
export function clearFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

export interface PageModule {
  readonly Component: ComponentType;
  /** Loads what the page needs before its first render, such as stored drafts and widgets. */
  readonly ready?: (() => Promise<unknown>) | undefined;
}

/** Milliseconds that a page is shown before the next pages are prefetched. */
const pause = 1000;

/**
 * Creates a page in its own chunk, which is fetched when the page is first shown. While a student is on the page, the
 * chunks of the next pages are prefetched (not in data-saving mode), so that a lost connection does not stop anybody
 * halfway.
 *
 * Unlike with `React.lazy`, a page can be loaded in advance and then renders synchronously, so that the prerendered
 * content stays on screen during hydration. The error of a failed load is thrown to the nearest error boundary, until
 * `clearFailures` is called.
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  following: readonly (() => Promise<unknown>)[],
): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const start = lazyWithTimeout(async () => {
    const { Component, ready } = await load();
    await ready?.(); // may load more chunks, to which the timeout applies as well
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
      loading.catch(() => undefined); // the error boundary shows the error
    }
    return loading;
  }

  return {
    load: once,
    Page() {
      usePrefetch(following); // called before `use`, which may suspend the component
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
