import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { runPeriodically } from '../operation/run-periodically.ts';

const hour = 60 * 60_000;

/**
 * Puts this build's assets where every process finds them (fetch-assets.ts), before the first page that names them
 * goes out: in a rolling update the next request may reach a process of another version, with a folder of its own.
 * They are in the database because it is what all processes share, with or without an object store, and because
 * they are small: a build has one megabyte, most of it the same as in the build before. Every hour they are said to
 * be in use, and those go that no process has used for thirty days.
 */
export function publishAssets(
  app: FastifyInstance,
  { config, buildAssets }: Pick<Backend, 'config' | 'buildAssets'>,
): Promise<void> {
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
