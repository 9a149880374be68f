import { useSyncExternalStore } from 'react';

export type Demo = typeof import('./demo-parts.tsx');

let demo: Demo | undefined;

/**
 * The server announces a demo in a cookie (src/server/demo/demo-cookie.ts), because pages may come from a
 * cache. If loading fails, the portal shows no sample details.
 */
export async function loadDemo(): Promise<void> {
  // A build that calls the lender's own API host is never a demo.
  if (import.meta.env.VITE_API_HOST?.startsWith('http')) return;
  if (!/(^|; )demo=1(;|$)/.test(document.cookie)) return;
  demo = await import('./demo-parts.tsx').catch(() => undefined);
}

/** Undefined outside a demo. Does not change after the first render. */
export const demoNow = (): Demo | undefined => demo;

/**
 * For components that may be prerendered: undefined during hydration, because pages are prerendered without
 * sample details.
 */
export const useDemo = () => useSyncExternalStore(unchanging, demoNow, none);

const unchanging = () => none;
const none = () => undefined;
