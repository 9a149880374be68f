import type { Readable } from 'node:stream';
import { UserError } from '../user-error.ts';

/** Stores invoice files, either in a local folder or in an object store shared by several machines. */
export interface FileStore {
  /** Writes a temporary file to the local disk and returns the file's path. Removes the file on failure. */
  receive(bytes: AsyncIterable<Buffer>): Promise<string>;
  /** Stores a received file permanently under a unique name. */
  store(received: string, name: string): Promise<void>;
  /** Deletes a received file from the local disk, whether or not the file was stored. */
  discard(received: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Streams the bytes of a stored file. Throws `FileNotFoundError` if no stored file has that name. */
  read(name: string): Promise<Readable>;
  /** Checks that files can be stored. Throws if they cannot. */
  probe(): Promise<void>;
}

/** Thrown if the file store cannot be reached or denies access. The message tells the operator which store and why. */
export class StoreUnavailableError extends UserError {
  readonly code = 'STORE_UNAVAILABLE';
}

export class FileNotFoundError extends UserError {}
