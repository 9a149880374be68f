import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Store } from './rows.ts';

export const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');

/**
 * The server as operators run it: its own process, on a free port unless the environment names one. What it says
 * goes to a pipe, or to an open file.
 */
export function spawnServer(
  { dataDir, databaseUrl }: Store,
  environment: Record<string, string> = {},
  output: 'pipe' | number = 'pipe',
): ChildProcess {
  return spawn(process.execPath, [main], {
    stdio: ['ignore', output, output],
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
