import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestStorage } from '../storage/test-storage.ts';

export const maxBytes = 52_428_800;

export function pdf(text: string | number, bytes = 0): Uint8Array<ArrayBuffer> {
  const content = Buffer.alloc(Math.max(bytes, 40), ' ');
  content.write(`%PDF-1.4 ${text}`);
  return new Uint8Array(content);
}

export function bytesStarting(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(500, 7)]));
}

export function filesIn({ dataDir, store }: TestStorage): string[] {
  const local = readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return [...local, ...(store?.objects.keys() ?? [])];
}

export function contentOf(file: string, { store }: TestStorage): Buffer {
  return store?.objects.get(file) ?? readFileSync(file);
}
