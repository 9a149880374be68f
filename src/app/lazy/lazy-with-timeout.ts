import { paths } from '#paths';
import { storeForReload } from '../hydration/early-input.ts';

/** A chunk that has not come by then counts as failed. */
const chunkTimeout = 120_000;
const reloadedKey = 'reloaded-for-chunk';
/** How long a server that is there may take to answer. */
const longestAnswer = 10_000;
/** Longer than two chunks take to fail, one after the other. */
const reloadPause = 10 * 60_000;

export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the portal could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * A lazy import that cannot hang. After a deploy the chunks a page names may be gone: one reload brings the new page.
 * That it was done is stored for the tab, so that it never becomes a loop; where it cannot be stored, the error page
 * asks instead.
 */
export function lazyWithTimeout<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await withinTime(load());
    } catch (cause) {
      const reloads = (await isPortalThere()) && rememberReload();
      storeForReload(); // done here, or by the student on the error page
      if (reloads) {
        window.location.reload(); // the address is already that of the page
        return await new Promise<never>(() => undefined);
      }
      throw new ChunkLoadError(cause);
    }
  };
}

/** Without an answer a reload would lose the page that is shown. */
async function isPortalThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(longestAnswer);
  const options = { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal } as const;
  // A real file: addresses of pages are answered for navigations only.
  return fetch(paths.landing, options).then(
    ({ ok }) => ok,
    () => false,
  );
}

function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took more than 120 seconds.')), chunkTimeout);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** True unless this tab was reloaded for the same reason a moment ago. */
function rememberReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < reloadPause) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
