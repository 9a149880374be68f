import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { OnEnd, OpenStorage, TestStorage } from '../storage/test-storage.ts';
import { callsTo } from './calls.ts';

export type TestServer = Awaited<ReturnType<typeof startServer>>;

interface StartOptions extends AppOptions {
  readonly atEnd?: OnEnd;
  readonly at?: number;
}

/** The clock of the server advances only when the test sets it. */
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

  return {
    ...callsTo(url),
    app,
    url,
    changes,
    clock,
    log,
    waits,
    place,
  };
}

export async function restart({ app, place, changes, clock }: TestServer, later = 0): Promise<TestServer> {
  await app.close();
  return startServer(place, changes, { at: clock.at + later });
}

export async function startWithApplication(
  open: OpenStorage,
  changes: Partial<Config> = {},
  options?: StartOptions,
) {
  const place = await open();
  const server = await startServer(place, changes, options);
  return { server, place, id: await server.applyForId() };
}

export async function startWithStudent(
  open: OpenStorage,
  changes: Partial<Config> = {},
  answers: object = {},
) {
  const place = await open();
  const server = await startServer(place, changes);
  return { server, place, ...(await server.enrolStudent(answers)) };
}
