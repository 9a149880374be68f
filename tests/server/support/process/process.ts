import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { type Spawned, serverEnvironment, serverMain, spawnNode } from '../../../process.ts';
import type { TestStorage } from '../storage/test-storage.ts';
import { callsTo } from './calls.ts';

type Home = Pick<TestStorage, 'dataDir' | 'databaseUrl' | 'store'>;
type Environment = Readonly<Record<string, string>>;

export function startServerProcess(
  { dataDir, databaseUrl, store }: Home,
  environment: Environment = {},
  openFiles?: number,
): Spawned {
  const env = serverEnvironment(dataDir, databaseUrl, { ...addressOf(store), ...environment });
  const spawned = spawnNode([serverMain], { env, openFiles });
  onTestFinished(() => void spawned.child.kill('SIGKILL'));
  // If a test ends the process before it listens, this promise rejects, which is not an error.
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

export async function runServerProcess(home: Home, environment?: Environment, openFiles?: number) {
  const started = startServerProcess(home, environment, openFiles);
  const url = await started.listening;
  return { ...started, ...callsTo(url), url };
}

export async function exitOf(child: ChildProcess, signal?: NodeJS.Signals): Promise<unknown[]> {
  const exited = once(child, 'exit');
  if (signal) child.kill(signal);
  return exited;
}
