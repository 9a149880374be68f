import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Place, patient } from './databases.ts';

export const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
}

/** The server as operators run it: its own process, on a free port. It does not outlive the test. */
export async function run(
  { dataDir, databaseUrl }: Pick<Place, 'dataDir' | 'databaseUrl'>,
  environment: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  await expect.poll(() => output, patient).toMatch(/^listening on .*\n/m);
  return { child, url: output.match(/^listening on (\S+)$/m)![1]!, output: () => output };
}

export async function exitOf(child: ChildProcess): Promise<[number | null, string | null]> {
  return (await once(child, 'exit')) as [number | null, string | null];
}
