import { useSyncExternalStore } from 'react';

export type Demo = typeof import('./demo-parts.tsx');

let demo: Demo | undefined;

/**
 * Loads the sample details if this is a demo. The server announces a demo in a cookie
 * (src/server/demo/demo-cookie.ts) and not in the page, because the page may come from a cache. If loading
 * fails, the portal shows no sample details.
 */
export async function loadDemo(): Promise<void> {
  // A build that calls the lender's own API host is never a demo.
  if (import.meta.env.VITE_API_HOST?.startsWith('http')) return;
  if (!/(^|; )demo=1(;|$)/.test(document.cookie)) return;
  demo = await import('./demo-parts.tsx').catch(() => undefined);
}

/**
 * Returns the sample details and the components that mark them, or undefined outside a demo. The result does
 * not change after the first render.
 */
export const demoNow = (): Demo | undefined => demo;

/**
 * Returns the same as `demoNow`, but undefined during hydration, because pages are prerendered without sample
 * details. Components that may be prerendered must use this.
 */
export const useDemo = () => useSyncExternalStore(unchanging, demoNow, none);

const unchanging = () => none;
const none = () => undefined;
