import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess, type Spawned, serverEnvironment, spawnNode, withoutCondition } from '../process.ts';
import { rowsOf } from '../server/support/storage/rows.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface PortalOptions {
  readonly databaseUrl?: string | undefined;
  /** The folder of a copy of the project. If given, the copy's server runs instead of this project's. */
  readonly projectDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts the portal's server as a process with its own port and data folder. After `kill`, `restart` uses the
 * same port.
 */
export async function startPortal({ databaseUrl, projectDir = root, environment = {} }: PortalOptions = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-data-'));
  const store = { dataDir, databaseUrl };
  let spawned: Spawned | undefined;
  let port = '0';

  async function start(): Promise<void> {
    const env = serverEnvironment(dataDir, databaseUrl, {
      PORT: port,
      LOG_LEVEL: 'error',
      // All tests have the same client address, so these limits are higher than usual.
      SUBMISSIONS_PER_HOUR: '1000',
      RESET_PHONES_PER_QUARTER_HOUR: '1000',
      UPLOAD_MEGABYTES_PER_HOUR: '100000',
      MESSAGES_PER_HOUR: '1000',
      ...environment,
    });
    const isCopy = projectDir !== root;
    spawned = spawnNode(['src/server/main.ts'], {
      cwd: projectDir,
      env: isCopy ? { ...env, NODE_OPTIONS: withoutCondition.NODE_OPTIONS } : env,
    });
    port = new URL(await spawned.listening).port;
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (spawned) await endProcess(spawned.child, signal);
  }

  await start();
  return {
    ...store,
    url: `http://127.0.0.1:${port}`,
    printed: () => spawned!.output().split('\n'),
    kill: () => stop('SIGKILL'),
    restart: start,
    async close() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    /** Returns the rows of an SQL query. Parameters are written $1, $2 … for both kinds of database. */
    rows: (sql: string, ...parameters: string[]) => rowsOf(store, sql, parameters),
    /** Changes the server's database directly, for example to skip a waiting time. */
    async change(sql: string, ...parameters: string[]): Promise<void> {
      await rowsOf(store, sql, parameters, false);
    },
  };
}

export const servedWith =
  (environment: Readonly<Record<string, string>>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  async ({}: object, use: (portal: Portal) => Promise<void>): Promise<void> => {
    const portal = await startPortal({ environment });
    await use(portal);
    await portal.close();
  };

export type Portal = Awaited<ReturnType<typeof startPortal>>;
