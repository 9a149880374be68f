import type { Row } from '../database/every-table.ts';
import { createByteHasher, type Digest } from '../files/byte-digest.ts';

export interface TableDigest extends Digest {
  readonly rows: number;
}

export function createRowHasher() {
  const hasher = createByteHasher();
  let rows = 0;
  return {
    /**
     * Counts and hashes the row, and returns it as a line of JSON. Sorts the keys, so that SQLite and
     * PostgreSQL give the same bytes.
     */
    add(row: Row): Buffer {
      rows += 1;
      return hasher.add(Buffer.from(`${JSON.stringify(row, Object.keys(row).sort())}\n`));
    },
    digest: (): TableDigest => ({ rows, ...hasher.digest() }),
  };
}

export async function digestOfRows(rows: AsyncIterable<Row>): Promise<TableDigest> {
  const hasher = createRowHasher();
  for await (const row of rows) hasher.add(row);
  return hasher.digest();
}

export function isSameDigest(one: TableDigest, other: TableDigest): boolean {
  return one.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;
}
