import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/open.ts';
import { endProcess, hasEnded } from '../../../process.ts';
import { databaseOn, query } from './rows.ts';

/* This is a global setup of Vitest. Tests get the address from `inject('postgres')`; see test-storage.ts. */

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      /** The URL of the maintenance database, or '' if there is no PostgreSQL. */
      readonly url: string;
      readonly migrated: string;
    };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server && process.env.REQUIRE_POSTGRES === '1') {
    throw new Error('REQUIRE_POSTGRES=1, but no PostgreSQL was found. Install the package postgresql.');
  }
  const migrated = 'migrated';
  if (server) await makeMigrated(server.url, migrated);
  project.provide('postgres', { url: server?.url ?? '', migrated });
  return async () => {
    if (!server) console.warn('\nPostgreSQL WAS NOT FOUND: its tests were skipped.\n');
    await server?.stop();
  };
}

/** Creates a template database. Copying it for a test is three times as fast as running all migrations. */
async function makeMigrated(url: string, name: string): Promise<void> {
  await query(url, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: databaseOn(url, name), dataDir: '' }, console.error);
  await database.destroy();
}

export type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/**
 * Starts PostgreSQL. Returns undefined if it is not installed, or could run only as root, which it refuses.
 * With `isDurable`, PostgreSQL waits at each commit until the data is on the disk, as in production.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const bin = binaries();
  const user = unprivilegedUser();
  if (!bin || !user) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  if (user.uid && user.gid) chownSync(folder, user.uid, user.gid);
  const run = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    run,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_connections=300',
  ];
  const spawnIt = () =>
    spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      run,
    );
  let server = spawnIt();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (!(await isReady(url, server))) throw new Error('PostgreSQL did not start.');

  let kills = 0;
  return {
    url,
    port,

    /** Kills all processes of PostgreSQL at once, as a power cut would. */
    async kill() {
      kills += 1;
      if (hasEnded(server)) return;
      // While it is paused, the main process starts no more children. Each child has its own process group,
      // so a signal to the main process's group would not reach it.
      server.kill('SIGSTOP');
      const { error } = spawnSync('pkill', ['-KILL', '-P', String(server.pid)]);
      if (error) throw error;
      await endProcess(server, 'SIGKILL');
    },

    /** Tries until PostgreSQL is ready: it cannot start while a killed process still holds shared memory. */
    async start() {
      const killsBefore = kills;
      while (kills === killsBefore) {
        server = spawnIt();
        if (await isReady(url, server)) return;
        await sleep(50);
      }
    },

    async stop() {
      await endProcess(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binaries(): string | undefined {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const debian = globSync('/usr/lib/postgresql/*/bin').sort(compare);
  const inPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...debian.reverse(), ...inPath].find((folder) => existsSync(path.join(folder, 'initdb')));
}

function unprivilegedUser(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined;
}

/**
 * Returns a free port below those of outgoing connections. Otherwise, a client that connects before the
 * server listens could be given the same port, and would connect to itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').catch(() => false);
    if (!isFree) continue;
    server.close();
    return port;
  }
}

async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  while (!hasEnded(server)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}
