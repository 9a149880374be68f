import { createHash } from 'node:crypto';
import type { Row } from '../database/every-table.ts';

/** By what bytes are known again. */
export interface Contents {
  readonly bytes: number;
  readonly sha256: string;
}

/** By what the rows of a table are known again: those of the lines that they are written as. */
export interface TableContents extends Contents {
  readonly rows: number;
}

/** Counts and hashes bytes as they pass. */
export function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk: Buffer): Buffer {
      hash.update(chunk);
      bytes += chunk.length;
      return chunk;
    },
    contents: (): Contents => ({ bytes, sha256: hash.digest('hex') }),
  };
}

export async function contentsOf(chunks: AsyncIterable<Buffer>): Promise<Contents> {
  const meter = createMeter();
  for await (const chunk of chunks) meter.add(chunk);
  return meter.contents();
}

/** Counts and hashes rows as they pass, as the lines that they are written as. */
export function createTally() {
  const meter = createMeter();
  let rows = 0;
  return {
    add(row: Row): Buffer {
      rows += 1;
      return meter.add(lineOf(row));
    },
    contents: (): TableContents => ({ rows, ...meter.contents() }),
  };
}

export async function tallyOf(rows: AsyncIterable<Row>): Promise<TableContents> {
  const tally = createTally();
  for await (const row of rows) tally.add(row);
  return tally.contents();
}

/** A row as a line of JSON, the same for the same row whatever database it comes from. */
function lineOf(row: Row): Buffer {
  return Buffer.from(`${JSON.stringify(row, Object.keys(row).sort())}\n`);
}

export function isSame(one: TableContents, other: TableContents): boolean {
  return one.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;
}
