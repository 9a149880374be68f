import { beforeAll, inject, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type OnEnd, type OpenStorage, openEmbedded, type TestStorage } from '../storage/test-storage.ts';
import { callsTo } from './calls.ts';

export type TestServer = Awaited<ReturnType<typeof startServer>>;

interface StartOptions extends AppOptions {
  readonly atEnd?: OnEnd;
  readonly at?: number;
}

/** Starts a server in this process. The server's clock advances only when the test sets it. */
export async function startServer(
  place: TestStorage,
  changes: Partial<Config> = {},
  { atEnd = onTestFinished, at = Date.UTC(2026, 10, 20, 12), ...options }: StartOptions = {},
) {
  const clock = { at };
  const log: string[] = [];
  const waits: number[] = [];
  const { dataDir, databaseUrl, store } = place;
  const config = {
    ...readConfig({ DEMO: '0' }),
    ...{ dataDir, databaseUrl, objectStore: store?.config },
    ...changes,
  };
  const app = await buildApp(config, {
    now: () => clock.at,
    wait: async (ms) => waits.push(ms),
    ...options,
    logStream: { write: (line) => void log.push(line) },
  });
  atEnd(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return { ...callsTo(url), app, url, changes, clock, log, waits, place };
}

export async function restart({ app, place, changes, clock }: TestServer, later = 0): Promise<TestServer> {
  await app.close();
  return startServer(place, changes, { at: clock.at + later });
}

export async function startWithApplication(open: OpenStorage, changes: Partial<Config> = {}) {
  const server = await startServer(await open(), changes);
  return { server, place: server.place, id: await server.applyForId() };
}

export async function startWithStudent(
  open: OpenStorage,
  changes: Partial<Config> = {},
  answers: object = {},
) {
  const server = await startServer(await open(), changes);
  return { server, place: server.place, ...(await server.enrolStudent(answers)) };
}

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
