import { createHash } from 'node:crypto';
import type { Row } from '../database/every-table.ts';

export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

export interface TableDigest extends Digest {
  readonly rows: number;
}

export function createByteHasher() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk: Buffer): Buffer {
      hash.update(chunk);
      bytes += chunk.length;
      return chunk;
    },
    digest: (): Digest => ({ bytes, sha256: hash.digest('hex') }),
  };
}

export const digestOfBytes = (chunks: AsyncIterable<Buffer>) => digestOf(createByteHasher(), chunks);

export function createRowHasher() {
  const hasher = createByteHasher();
  let rows = 0;
  return {
    add(row: Row): Buffer {
      rows += 1;
      return hasher.add(lineOf(row));
    },
    digest: (): TableDigest => ({ rows, ...hasher.digest() }),
  };
}

export const digestOfRows = (rows: AsyncIterable<Row>) => digestOf(createRowHasher(), rows);

interface Hasher<Item, Result> {
  readonly add: (item: Item) => Buffer;
  readonly digest: () => Result;
}

async function digestOf<Item, Result>(hasher: Hasher<Item, Result>, items: AsyncIterable<Item>) {
  for await (const item of items) hasher.add(item);
  return hasher.digest();
}

/** The keys are sorted, so that a row gives the same bytes from SQLite and from PostgreSQL. */
function lineOf(row: Row): Buffer {
  return Buffer.from(`${JSON.stringify(row, Object.keys(row).sort())}\n`);
}

export function isSameDigest(one: TableDigest, other: TableDigest): boolean {
  return one.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;
}
