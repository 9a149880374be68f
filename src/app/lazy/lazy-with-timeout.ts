import { isPortalThere, loadPageAnew } from '#components/loading/missing-part.ts';
import { storeForReload } from '../hydration/early-input.ts';

/** A chunk that has not come by then counts as failed. */
const chunkTimeout = 120_000;
const reloadedKey = 'reloaded-for-chunk';
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
      if (reloads) return await loadPageAnew();
      throw new ChunkLoadError(cause);
    }
  };
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
