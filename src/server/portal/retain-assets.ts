import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../auth/tokens.ts';
import type { Config } from '../config.ts';

const retentionMs = 30 * 24 * 60 * 60_000;

/** Modification time of the current build's assets: far in the future, so that they never count as old. */
const currentBuildTime = new Date('2100-01-01');

type Places = Pick<Config, 'portalDir' | 'dataDir'>;

/**
 * Returns the folder with the assets of this and earlier builds, which are in its subfolder `assets`, as in a built
 * portal.
 */
export function retainedPortalDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'builds');
}

export function retainedAssetsDir(places: Pick<Config, 'dataDir'>): string {
  return path.join(retainedPortalDir(places), 'assets');
}

/**
 * Copies each build's assets, and keeps the copies for 30 days after a deploy has replaced the build, because
 * pages that were opened before may still request them. When an asset is no longer in the current build, its
 * modification time is set to that moment, so that the 30 days survive a restart.
 */
export async function retainAssets(places: Places, now: number): Promise<void> {
  const built = path.join(places.portalDir, 'assets');
  const retained = retainedAssetsDir(places);
  await mkdir(retained, { recursive: true, mode: 0o700 });
  const current = new Set(await readdir(built).catch(() => []));
  // Without a build, nothing has replaced the earlier ones, so their assets stay.
  if (current.size === 0) return;
  const known = new Set(await readdir(retained));
  for (const name of current) {
    const kept = path.join(retained, name);
    if (!known.has(name)) await writeAtomically(kept, await readFile(path.join(built, name)));
    await utimes(kept, currentBuildTime, currentBuildTime);
  }
  for (const name of known) if (!current.has(name)) await retire(path.join(retained, name), now);
}

/** Writes a file under a temporary name and renames it, because another process may already be serving the file. */
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
    // Another process that started at the same time has deleted or renamed the file.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
