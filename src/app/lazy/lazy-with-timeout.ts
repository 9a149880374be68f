import { loadAnew } from '#components/loading/missing-part.ts';
import { storeForReload } from '../hydration/early-input.ts';

/** A chunk that has not come by then counts as failed. */
const chunkTimeout = 120_000;

export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the portal could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** A lazy import that cannot hang. Where it fails, the page is loaded anew; where that does not help, the error page asks. */
export function lazyWithTimeout<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await withinTime(load());
    } catch (cause) {
      await loadAnew('page');
      storeForReload(); // by the student, on the error page
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
