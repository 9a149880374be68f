import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { sha256 } from '../auth/tokens.ts';
import type { ObjectStoreConfig } from '../config.ts';
import { digestOfBytes } from './byte-digest.ts';
import { type FileStore, StoreUnavailableError } from './file-store.ts';
import { openReceivingFolder } from './receive-to-disk.ts';
import { openS3Client } from './s3-client.ts';

const probe = 'Written and deleted to see whether files can be kept.';

/** Files are received on the local disk first, so that the object store never has a partial file. */
export async function openS3Store(config: ObjectStoreConfig, incomingDir: string): Promise<FileStore> {
  const incoming = await openReceivingFolder(incomingDir);
  const bucket = openS3Client(config);

  return {
    ...incoming,

    /** Checks the size of the stored file, because the object store may have stored only a part of it. */
    async store(received, name) {
      const open = () => createReadStream(received);
      const digest = await digestOfBytes(open());
      await bucket.put(name, { ...digest, open });
      if ((await bucket.sizeOf(name)) !== digest.bytes) {
        throw new StoreUnavailableError(
          'The object store said that it had kept a file, and has not got all of it.',
        );
      }
      await incoming.discard(received);
    },

    async remove(name) {
      await bucket.remove(name);
    },

    read: async (name) => Readable.from(await bucket.get(name), { objectMode: false }),

    /**
     * Also throws if the access key does not permit writing and deleting, so that the server does not start
     * with such a key.
     */
    async probe() {
      await incoming.probe();
      const open = () => Readable.from([probe]);
      await bucket.put('probe', { bytes: probe.length, sha256: sha256(probe), open });
      await bucket.remove('probe');
    },
  };
}
