import { reloadPage } from '#components/loading/reload-page.ts';
import { storeForReload } from '../hydration/early-input.ts';

const chunkTimeout = 120_000;

export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super("Part of the portal didn't load.", { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Imports a module. If the import fails or takes too long, reloads the page once. If a reload is impossible
 * or does not help, throws a `ChunkLoadError`, for which the error page is shown.
 */
export async function loadWithTimeout<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withTimeout(load());
  } catch (cause) {
    await reloadPage('page');
    storeForReload(); // keeps typed input if the student reloads the error page
    throw new ChunkLoadError(cause);
  }
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took more than 120 seconds.')), chunkTimeout);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
