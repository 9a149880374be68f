import { trustedScriptUrl } from '#engine/storage/index.ts';
import { untilIdle } from '../lazy/until-idle.ts';
import workerUrl from './service-worker.ts?worker&url';

/**
 * Registers the service worker, and lets it cache the assets that are already loaded. Rejects if the browser
 * does not allow service workers.
 */
export async function registerServiceWorker(): Promise<void> {
  const { PROD, VITE_SERVICE_WORKER } = import.meta.env;
  if (!PROD || VITE_SERVICE_WORKER === 'off' || !navigator.serviceWorker) return;
  await untilIdle();
  await navigator.serviceWorker.register(trustedScriptUrl(workerUrl));
  await untilControlled();
  await cacheLoadedAssets();
}

function untilControlled(): Promise<unknown> {
  const { serviceWorker } = navigator;
  return new Promise<unknown>((resolve) => {
    if (serviceWorker.controller) resolve(undefined);
    else serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/**
 * Refetches the assets that were loaded before the worker took control, so that the worker caches them.
 * They are still in the browser's HTTP cache, so this uses no data.
 */
async function cacheLoadedAssets(): Promise<void> {
  const assets = `${window.location.origin}/assets/`;
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(assets)) await fetch(name);
}
