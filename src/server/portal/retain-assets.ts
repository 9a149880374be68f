import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../auth/tokens.ts';
import type { Config } from '../config.ts';

const retentionMs = 30 * 24 * 60 * 60_000;

/**
 * The modification time of the copies of the current build's assets. It is far in the future, so that they
 * never count as old.
 */
const currentBuildTime = new Date('2100-01-01');

type Places = Pick<Config, 'portalDir' | 'dataDir'>;

export function retainedPortalDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'builds');
}

export function retainedAssetsDir(places: Pick<Config, 'dataDir'>): string {
  return path.join(retainedPortalDir(places), 'assets');
}

/**
 * Keeps copies of a build's assets for 30 days after a deploy has replaced the build, because pages that were
 * opened before may still request them. The modification time of a copy records when its asset was replaced,
 * so that the 30 days survive a restart.
 */
export async function retainAssets(places: Places, now: number): Promise<void> {
  const built = path.join(places.portalDir, 'assets');
  const retained = retainedAssetsDir(places);
  await mkdir(retained, { recursive: true, mode: 0o700 });
  const current = new Set(await readdir(built).catch(() => []));
  // Without a current build, nothing has replaced the earlier builds, so their 30 days do not begin.
  if (current.size === 0) return;
  const known = new Set(await readdir(retained));
  for (const name of current) {
    const kept = path.join(retained, name);
    if (!known.has(name)) await writeAtomically(kept, await readFile(path.join(built, name)));
    await utimes(kept, currentBuildTime, currentBuildTime);
  }
  for (const name of known) if (!current.has(name)) await retire(path.join(retained, name), now);
}

/**
 * Writes a temporary file and renames it, because another process may already be serving the file, which must
 * never be incomplete.
 */
export async function writeAtomically(to: string, content: Buffer): Promise<void> {
  const temporary = `${to}.${newId()}.part`;
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, to);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function retire(file: string, now: number): Promise<void> {
  try {
    const { mtimeMs } = await stat(file);
    if (mtimeMs > now) await utimes(file, now / 1000, now / 1000);
    else if (mtimeMs < now - retentionMs) await rm(file, { force: true });
  } catch (error) {
    // ENOENT means that another process, which started at the same time, has deleted or renamed the file.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
