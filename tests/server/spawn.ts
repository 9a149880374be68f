import { type ChildProcessByStdio, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Store } from './rows.ts';

export const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');

export type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

/** The server as operators run it: its own process, on a free port unless the environment names one. */
export function spawnServer(
  { dataDir, databaseUrl }: Store,
  environment: Record<string, string> = {},
): ServerProcess {
  return spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      ...environment,
    },
  });
}
