import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { runPeriodically } from '../operation/run-periodically.ts';
import type { BuildAssets } from './build-assets-repository.ts';
import { writeAtomically } from './retain-assets.ts';

const hour = 60 * 60_000;

const pause = 1_000;

const compressed = ['.br', '.gz'];

/**
 * Stores the build's assets now and renews them every hour. Must be called before the first page that refers
 * to the assets is served, because in a rolling update the browser's next request may reach a process of
 * another version.
 */
export function publishAssets(app: FastifyInstance, { config, buildAssets }: Backend): Promise<void> {
  const folder = path.join(config.portalDir, 'assets');
  async function publish(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    if (names.length === 0) return;
    for (const name of await buildAssets.renew(names))
      await buildAssets.add(name, await readFile(path.join(folder, name)));
    await buildAssets.sweep();
  }
  return runPeriodically(app, hour, publish, 'could not say which assets are in use');
}

/**
 * Returns a function that copies an asset of another process's build from the database into this process's
 * folder. The function returns false for an unknown name, and reads the list of names at most once a second.
 */
export function createAssetFetcher(source: Pick<BuildAssets, 'names' | 'read'>, folder: string) {
  const listNames = throttled(source.names, pause);
  let known: ReadonlySet<string> = new Set();
  const inFlight = new Map<string, Promise<boolean>>();

  async function fetchAsset(name: string): Promise<boolean> {
    if (!known.has(name)) known = await listNames();
    if (!known.has(name)) return false;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await Promise.all(compressed.map((end) => name + end).map((each) => known.has(each) && save(each)));
    return save(name);
  }

  async function save(name: string): Promise<boolean> {
    const content = await source.read(name);
    if (content) await writeAtomically(path.join(folder, name), content);
    return content !== undefined;
  }

  return (name: string): Promise<boolean> => {
    const fetching = inFlight.get(name) ?? fetchAsset(name).finally(() => inFlight.delete(name));
    inFlight.set(name, fetching);
    return fetching;
  };
}

/**
 * Runs `work` at most once per pause. Calls during the pause wait for the next run and never get an earlier
 * result.
 */
function throttled<Result>(work: () => Promise<Result>, pauseMs: number): () => Promise<Result> {
  let next: Promise<Result> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  return () => {
    next ??= sleep(Math.max(0, last + pauseMs - performance.now())).then(() => {
      next = undefined;
      last = performance.now();
      return work();
    });
    return next;
  };
}
