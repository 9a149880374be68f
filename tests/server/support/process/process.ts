import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { type Spawned, serverEnvironment, serverMain, spawnNode } from '../../../process.ts';
import type { TestStorage } from '../storage/test-storage.ts';

type Home = Pick<TestStorage, 'dataDir' | 'databaseUrl' | 'store'>;
type Environment = Readonly<Record<string, string>>;

export interface Running extends Spawned {
  readonly url: string;
}

/** The server as operators run it: its own process, on a free port. It does not outlive the test. */
export function startServerProcess(
  { dataDir, databaseUrl, store }: Home,
  environment: Environment = {},
  openFiles?: number,
): Spawned {
  const env = serverEnvironment(dataDir, databaseUrl, { ...addressOf(store), ...environment });
  const spawned = spawnNode([serverMain], { env, openFiles });
  onTestFinished(() => void spawned.child.kill('SIGKILL'));
  // Who does not wait for it may let it end before it listens.
  spawned.listening.catch(() => {});
  return spawned;
}

function addressOf(store: TestStorage['store']): Environment {
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
export async function runServerProcess(
  home: Home,
  environment?: Environment,
  openFiles?: number,
): Promise<Running> {
  const started = startServerProcess(home, environment, openFiles);
  return { ...started, url: await started.listening };
}

export async function exitOf(child: ChildProcess): Promise<[number | null, string | null]> {
  return (await once(child, 'exit')) as [number | null, string | null];
}
