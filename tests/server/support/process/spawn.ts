import { type ChildProcess, spawn } from 'node:child_process';
import { serverEnvironment, serverMain } from '../../../process.ts';
import type { Store } from '../storage/rows.ts';

/** The server on a store, for who waits for it in another way. What it says goes to a pipe, or to an open file. */
export function spawnServer(
  { dataDir, databaseUrl }: Store,
  environment: Record<string, string> = {},
  output: 'pipe' | number = 'pipe',
): ChildProcess {
  return spawn(process.execPath, [serverMain], {
    stdio: ['ignore', output, output],
    env: serverEnvironment(dataDir, databaseUrl, environment),
  });
}
