import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { withoutCondition } from '../process.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface PortalOptions {
  readonly databaseUrl?: string | undefined;
  /** Where the project stands, if not here: a copy with edited schemas, say. */
  readonly projectDir?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * The real server as a process of its own, on a port and a data folder of its own. It can be killed and started
 * again on the same port, as a machine would come back.
 */
export async function startPortal({ databaseUrl, projectDir = root, environment = {} }: PortalOptions = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-data-'));
  let child: ChildProcess | undefined;
  let port = 0;
  const printed: string[] = [];

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: projectDir,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...(projectDir === root ? process.env : withoutCondition),
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'error',
        // Every journey comes from the same address.
        SUBMISSIONS_PER_HOUR: '1000',
        RESET_PHONES_PER_QUARTER_HOUR: '1000',
        UPLOAD_MEGABYTES_PER_HOUR: '100000',
        MESSAGES_PER_HOUR: '1000',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...environment,
      },
    });
    const lines = createInterface(child.stdout!);
    port = await new Promise<number>((resolve, reject) => {
      lines.on('line', (line) => {
        printed.push(line);
        const address = /^listening on \S+:(\d+)/.exec(line);
        if (address) resolve(Number(address[1]));
      });
      lines.on('close', () => reject(new Error('The server did not start; what it said stands above.')));
    });
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async function query(sql: string, parameters: string[], readOnly = true): Promise<Row[]> {
    if (!databaseUrl) return queryFile(path.join(dataDir, 'portal.sqlite'), sql, parameters, readOnly);
    const client = new pg.Client(databaseUrl);
    await client.connect();
    try {
      return (await client.query(sql, parameters)).rows;
    } finally {
      await client.end();
    }
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl,
    /** What it has printed on standard output, line by line. */
    printed,
    /** As a power cut does it. */
    kill: () => stop('SIGKILL'),
    restart: start,
    async close() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    /** Reads the store itself, past the server. Parameters are $1, $2 … on both databases. */
    rows: (sql: string, ...parameters: string[]) => query(sql, parameters),
    /** Writes to the store itself, as time does it that a journey cannot wait for. */
    async change(sql: string, ...parameters: string[]): Promise<void> {
      await query(sql, parameters, false);
    },
  };
}

/** The server as a fixture of Playwright's. */
export const servedWith =
  (environment: NodeJS.ProcessEnv) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  async ({}: object, use: (portal: Portal) => Promise<void>): Promise<void> => {
    const portal = await startPortal({ environment });
    await use(portal);
    await portal.close();
  };

export type Portal = Awaited<ReturnType<typeof startPortal>>;

export type Row = Record<string, unknown>;

function queryFile(file: string, sql: string, parameters: readonly string[], readOnly: boolean): Row[] {
  const database = new DatabaseSync(file, { readOnly, timeout: 5000 });
  try {
    return database.prepare(sql.replace(/\$(\d)/g, '?$1')).all(...parameters);
  } finally {
    database.close();
  }
}
