import type { Readable } from 'node:stream';
import { UserError } from '../user-error.ts';

/** Where invoice files are kept: a folder of this machine, or a store that several machines share. */
export interface FileStore {
  /** Writes a file to this machine's disk, not yet for good. Gone again when it fails half-way. */
  receive(bytes: AsyncIterable<Buffer>): Promise<string>;
  /** Keeps a received file for good, under a name that no other has. The same again does no harm. */
  store(received: string, name: string): Promise<void>;
  /** Forgets a received file, whether it was kept or not. */
  discard(received: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The bytes of a kept file. Throws `FileNotFoundError` when there is none of that name. */
  read(name: string): Promise<Readable>;
  /** Throws when nothing more can be kept. */
  probe(): Promise<void>;
}

/** A store of files that cannot be reached or does not let us in. The message tells the operator which, and why. */
export class StoreUnavailableError extends UserError {
  readonly code = 'STORE_UNAVAILABLE';
}

export class FileNotFoundError extends UserError {}
