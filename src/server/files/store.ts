import type { Readable } from 'node:stream';
import { UserError } from '../user-error.ts';

/** Stores invoice files: in a local folder, or in a store shared by several machines. */
export interface FileStore {
  /** Writes a temporary file to the local disk and returns its path. Removes it on failure. */
  receive(bytes: AsyncIterable<Buffer>): Promise<string>;
  /** Stores a received file permanently under a unique name. Idempotent. */
  store(received: string, name: string): Promise<void>;
  /** Deletes a received file, whether it was stored or not. */
  discard(received: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The bytes of a stored file. Throws `FileNotFoundError` if there is none of that name. */
  read(name: string): Promise<Readable>;
  /** Throws when nothing more can be stored. */
  probe(): Promise<void>;
}

/** The file store cannot be reached or denies access. The message tells the operator which store and why. */
export class StoreUnavailableError extends UserError {
  readonly code = 'STORE_UNAVAILABLE';
}

export class FileNotFoundError extends UserError {}
