import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import { type Place, patient } from './databases.ts';
import { spawnServer } from './spawn.ts';

type Home = Pick<Place, 'dataDir' | 'databaseUrl' | 'store'>;
type Started = ReturnType<typeof start>;

export interface Running extends Started {
  readonly url: string;
}

/** The server's process. It does not outlive the test. */
export function start({ store, ...home }: Home, environment: Record<string, string> = {}) {
  const child = spawnServer(home, { ...addressOf(store), ...environment });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

function addressOf(store: Place['store']): Record<string, string> {
  if (!store) return {};
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.config;
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
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
