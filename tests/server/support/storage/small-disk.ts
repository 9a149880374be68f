import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';

interface MountedDisk extends SmallDisk {
  /** Requires that no file is open for writing. */
  makeReadOnly(): void;
}

export interface SmallDisk {
  /** Leaves no free byte. */
  fill(): void;
  free(): void;
}

/** Mounts a 4 MB disk at this folder; undefined if mounting is not allowed. */
export function mountSmallDisk(folder: string): MountedDisk | undefined {
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
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
  };
}

/** The same effect for one process without mounting: none of its files may grow. Undefined if not possible. */
export function limitFiles(pid: number): SmallDisk | undefined {
  const limit = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).status === 0;
  return limit('unlimited')
    ? { fill: () => void limit('0'), free: () => void limit('unlimited') }
    : undefined;
}
