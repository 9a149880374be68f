import { fstatSync, writeSync } from 'node:fs';

export interface LogStream {
  write(line: string): void;
}

/** The log's destination. Lines that cannot be written are dropped; the logger's own stream would end the process. */
export function standardOutput(): LogStream {
  process.stdout.on('error', () => {});
  // Node's own stream to a file closes permanently at the first error.
  return fstatSync(process.stdout.fd).isFile() ? { write: writeIfPossible } : process.stdout;
}

function writeIfPossible(line: string): void {
  try {
    writeSync(process.stdout.fd, line);
  } catch {
    // There is nowhere left to log it.
  }
}
