import type { Readable } from 'node:stream';
import { UserError } from '../user-error.ts';

export interface FileStore {
  /**
   * Writes an upload to a temporary file on the local disk, and returns its path. Deletes the file if it
   * cannot be completed.
   */
  receive(bytes: AsyncIterable<Buffer>): Promise<string>;
  store(received: string, name: string): Promise<void>;
  /** Deletes the received file from the local disk, whether or not it was stored. */
  discard(received: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Throws a FileNotFoundError if no stored file has this name. */
  read(name: string): Promise<Readable>;
  /** Throws if files cannot be stored now. */
  probe(): Promise<void>;
}

export class StoreUnavailableError extends UserError {
  readonly code = 'STORE_UNAVAILABLE';
}

export class FileNotFoundError extends UserError {}
