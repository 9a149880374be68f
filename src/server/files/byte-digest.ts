import { createHash } from 'node:crypto';

export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

/** Counts and hashes the chunks that are passed through `add`. */
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

export async function digestOfBytes(chunks: AsyncIterable<Buffer>): Promise<Digest> {
  const hasher = createByteHasher();
  for await (const chunk of chunks) hasher.add(chunk);
  return hasher.digest();
}
