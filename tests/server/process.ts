import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Place, patient } from './databases.ts';

export const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');

type Home = Pick<Place, 'dataDir' | 'databaseUrl' | 'store'>;
type Started = ReturnType<typeof start>;

export interface Running extends Started {
  readonly url: string;
}

/** The server as operators run it: its own process, on a free port. It does not outlive the test. */
export function start({ dataDir, databaseUrl, store }: Home, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      S3_ENDPOINT: store?.config.endpoint ?? '',
      S3_BUCKET: store?.config.bucket ?? '',
      S3_ACCESS_KEY_ID: store?.config.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: store?.config.secretAccessKey ?? '',
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
  return { child, output: () => output };
}

/** The same, when it listens. */
export async function run(home: Home, environment?: Record<string, string>): Promise<Running> {
  const started = start(home, environment);
  await expect.poll(started.output, patient).toMatch(/^listening on .*\n/m);
  return { ...started, url: started.output().match(/^listening on (\S+)$/m)![1]! };
}

export async function exitOf(child: ChildProcess): Promise<[number | null, string | null]> {
  return (await once(child, 'exit')) as [number | null, string | null];
}
