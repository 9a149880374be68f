import { type ComponentType, use, useEffect } from 'react';
import { pageLoading } from '#components/loading/page-loading.ts';
import { loadWithTimeout } from './load-with-timeout.ts';
import { savesData } from './saves-data.ts';

export interface LazyPage {
  readonly Page: ComponentType;
  readonly load: () => Promise<unknown>;
}

const failed = new Set<() => void>();

/** Lets failed pages load again. The error boundary calls this once it has caught the error of a page. */
export function clearFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

export interface PageModule {
  readonly Component: ComponentType;
  readonly ready?: (() => Promise<unknown>) | undefined;
}

const prefetchDelay = 1000;

/**
 * Creates a page whose chunk is fetched when the page is first shown. While the page is shown, the chunks of
 * the pages in `following` are prefetched (not in data-saving mode), so that a student who loses the
 * connection can continue.
 *
 * Unlike with `React.lazy`, a page that has been loaded in advance renders synchronously, so that the
 * prerendered content stays on screen during hydration. The error of a failed load is thrown to the nearest
 * error boundary, until `clearFailures` is called.
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  following: readonly (() => Promise<unknown>)[],
): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  async function fetchPage(): Promise<ComponentType> {
    try {
      Loaded = await loadWithTimeout(async () => {
        const { Component, ready } = await load();
        await ready?.(); // here, so that the timeout includes any chunks that `ready` loads
        return Component;
      });
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
      loading.catch(() => undefined); // avoids an "unhandled rejection"; the error boundary shows the error
    }
    return loading;
  }

  return {
    load: once,
    Page() {
      usePrefetch(following); // before `use`, because `use` may suspend the component
      const Component = Loaded ?? use(once());
      return <Component />;
    },
  };
}

function usePrefetch(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => Promise.allSettled(parts.map((load) => load())), prefetchDelay);
    return () => clearTimeout(timer);
  }, [parts]);
}
