import { useSyncExternalStore } from 'react';

/** The module that is loaded in a demo only, with sample details and the components that mark them as made up. */
export type Demo = typeof import('./demo-parts.tsx');

let demo: Demo | undefined;

/**
 * Loads the sample details if the server runs a demo. The server says so in a cookie
 * (src/server/demo/demo-cookie.ts), because pages may come from a cache. If loading fails, the portal shows
 * no sample details.
 */
export async function loadDemo(): Promise<void> {
  // A build that calls the lender's own API host is never a demo.
  if (import.meta.env.VITE_API_HOST?.startsWith('http')) return;
  if (!/(^|; )demo=1(;|$)/.test(document.cookie)) return;
  demo = await import('./demo-parts.tsx').catch(() => undefined);
}

/**
 * Returns the module with the sample details; undefined outside a demo. The result does not change after the first
 * render.
 */
export const demoNow = (): Demo | undefined => demo;

/**
 * Like {@link demoNow}, but for components that may be prerendered: undefined during hydration, because pages are
 * prerendered without sample details.
 */
export const useDemo = () => useSyncExternalStore(unchanging, demoNow, none);

const unchanging = () => none;
const none = () => undefined;
