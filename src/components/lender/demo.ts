import { useSyncExternalStore } from 'react';

/** The module that is loaded in demo mode only: sample details, and components that mark them as made up. */
export type Demo = typeof import('./demo-parts.tsx');

let demo: Demo | undefined;

/**
 * Loads the sample details if the server runs in demo mode. The server tells the browser so in a cookie
 * (src/server/demo/demo-cookie.ts), because pages may come from a cache. If loading fails, the details are left out, as
 * outside a demo.
 */
export async function loadDemo(): Promise<void> {
  // A build whose API is on the lender's own host is never a demo.
  if (import.meta.env.VITE_API_HOST?.startsWith('http')) return;
  if (!/(^|; )demo=1(;|$)/.test(document.cookie)) return;
  demo = await import('./demo-parts.tsx').catch(() => undefined);
}

/**
 * Returns the demo module; undefined outside a demo. The result does not change once the first page has been rendered.
 */
export const demoNow = (): Demo | undefined => demo;

/**
 * Like {@link demoNow}, for components that may be prerendered: undefined during hydration, because pages are
 * prerendered without the demo details.
 */
export const useDemo = () => useSyncExternalStore(unchanging, demoNow, none);

const unchanging = () => none;
const none = () => undefined;
