/** The limits of slow connections. */
export interface Timeouts {
  /** How long a small body may take to arrive. */
  readonly bodyMs: number;
  /** How many bytes of an upload have to come in how long. */
  readonly uploadMs: number;
  readonly uploadBytes: number;
  /** How soon an upload has to say whose it is, and within how many bytes. */
  readonly namingMs: number;
  readonly namingBytes: number;
  /** How long the client may take nothing of an answer. */
  readonly answerMs: number;
}

/**
 * Half a kilobyte a second of an upload: far below what the slowest phone manages, far above what it costs to hold a
 * connection. Of an answer the system tells only when a third of what it holds of it is taken, some twenty kilobytes,
 * which takes a phone with a few hundred bytes a second more than a minute.
 */
export const defaultTimeouts: Timeouts = {
  bodyMs: 30_000,
  uploadMs: 60_000,
  uploadBytes: 32_768,
  namingMs: 10_000,
  namingBytes: 16_384,
  answerMs: 120_000,
};
