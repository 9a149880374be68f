import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface SmallDisk {
  fill(): void;
  free(): void;
}

/** Mounts an in-memory disk of 4 MB. Returns undefined if mounting is not allowed. */
export function mountSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const filler = path.join(folder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'w');
      for (let size = 65_536; size > 0; ) {
        try {
          writeSync(file, Buffer.alloc(size));
        } catch {
          size >>= 1;
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler),
    /** Makes the disk read-only, which fails if a file on it is still open for writing. */
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
  };
}

/** Returns a disk. While it is full, the process's files cannot grow. Undefined if `prlimit` is missing. */
export function limitFiles(pid: number): SmallDisk | undefined {
  const limit = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).status === 0;
  return limit('unlimited')
    ? { fill: () => void limit('0'), free: () => void limit('unlimited') }
    : undefined;
}
