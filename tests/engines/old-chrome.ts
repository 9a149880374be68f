import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** This npm package contains Chrome 80, the oldest supported version. */
const name = 'chrome-aws-lambda';
const version = '2.1.1';
const sha256 = '5bb42eea95b26d2bb6eb975142700924b2dc6ce63ac22c318532c7d5870e07b3';

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/old-chrome');
const executable = path.join(folder, `${name}-${version}`);

/** Returns the path of Chrome 80, or undefined if it cannot be downloaded, or cannot run on this machine. */
export function findOldChrome(): string | undefined {
  const canRun = process.platform === 'linux' && process.arch === 'x64';
  return canRun && (existsSync(executable) || download()) ? executable : undefined;
}

function download(): boolean {
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(path.join(folder, 'fetch-'));
  try {
    const inside = { cwd: work, stdio: 'pipe' } as const;
    execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], inside);
    execFileSync('tar', ['-xzf', `${name}-${version}.tgz`, 'package/bin/chromium.br'], inside);
    const packed = readFileSync(path.join(work, 'package/bin/chromium.br'));
    if (hash('sha256', packed) !== sha256) throw new Error(`${name} ${version} has an unexpected checksum.`);
    const unpacked = path.join(work, 'chrome');
    writeFileSync(unpacked, brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(unpacked, executable);
    return true;
  } catch (error) {
    console.error(`Chrome 80 could not be downloaded: ${error}`);
    return false;
  } finally {
    rmSync(work, { recursive: true });
  }
}
