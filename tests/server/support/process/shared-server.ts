import { beforeAll, inject } from 'vitest';
import type { Config } from '#server/config.ts';
import { type OnEnd, type OpenStorage, openEmbedded } from '../storage/test-storage.ts';
import { startServer, type TestServer } from './server.ts';

/** Starts one server for all tests of a file. A test must not change data on which others depend. */
export function sharedServer<Students>(
  prepare: (server: TestServer) => Promise<Students>,
  changes: Partial<Config> | ((atEnd: OnEnd) => Partial<Config>) = {},
  open: OpenStorage = openEmbedded,
): () => Students & { readonly server: TestServer } {
  let shared: (Students & { readonly server: TestServer }) | undefined;
  beforeAll(async () => {
    // If PostgreSQL is not installed, its tests are skipped and need no server.
    if (open !== openEmbedded && !inject('postgres').url) return;
    const ends: Parameters<OnEnd>[0][] = [];
    const atEnd: OnEnd = (work) => void ends.unshift(work);
    const config = typeof changes === 'function' ? changes(atEnd) : changes;
    const server = await startServer(await open(atEnd), config, { atEnd });
    shared = { ...(await prepare(server)), server };
    return async () => {
      for (const end of ends) await end();
    };
  });
  return () => shared!;
}
