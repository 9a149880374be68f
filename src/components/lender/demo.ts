import { useSyncExternalStore } from 'react';

/** The module that is loaded in demo mode only: sample details, and the components that mark them. */
export type Demo = typeof import('./demo-parts.tsx');

let demo: Demo | undefined;

/**
 * Loads the sample details if the server runs a demo. The server sets a cookie for it (src/server/demo/demo-cookie.ts),
 * which also works with cached pages. If loading fails, the details are left out, as outside a demo.
 */
export async function loadDemo(): Promise<void> {
  // A build for a lender's own API host is never a demo.
  if (import.meta.env.VITE_API_HOST?.startsWith('http')) return;
  if (!/(^|; )demo=1(;|$)/.test(document.cookie)) return;
  demo = await import('./demo-parts.tsx').catch(() => undefined);
}

/** Returns the demo's module, undefined outside a demo. It does not change once the first page has been rendered. */
export const demoNow = (): Demo | undefined => demo;

/** Like `demoNow`, for components that may be prerendered: undefined during hydration, because builds are not demos. */
export const useDemo = () => useSyncExternalStore(unchanging, demoNow, none);

const unchanging = () => none;
const none = () => undefined;
