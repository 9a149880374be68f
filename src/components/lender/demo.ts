import { useSyncExternalStore } from 'react';

/** What only a phone in demo mode has: made-up details, and how they are marked. */
export type Demo = typeof import('./demo-parts.tsx');

let demo: Demo | undefined;

/**
 * Fetches what the demo makes up, where the server has said that it is one: by a cookie on its pages, which outlives the
 * pages that are kept on the phone (src/server/demo/demo-cookie.ts). Without it the details are left out as elsewhere.
 */
export async function loadDemo(): Promise<void> {
  // The calls of a lender's own host are never a demo's.
  if (import.meta.env.VITE_API_HOST?.startsWith('http')) return;
  if (!/(^|; )demo=1(;|$)/.test(document.cookie)) return;
  demo = await import('./demo-parts.tsx').catch(() => undefined);
}

/** The demo's parts; undefined where the portal is no demo. It is settled before the first page is shown. */
export const demoNow = (): Demo | undefined => demo;

/** The same in a page that the build may have rendered, which is not of a demo. */
export const useDemo = () => useSyncExternalStore(unchanging, demoNow, none);

const unchanging = () => none;
const none = () => undefined;
