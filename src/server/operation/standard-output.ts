import { fstatSync, writeSync } from 'node:fs';

export interface LogStream {
  write(line: string): void;
}

/** Drops lines that cannot be written; the logger's own stream would end the process. */
export function standardOutput(): LogStream {
  process.stdout.on('error', () => {});
  // Node's own stream to a file closes permanently at the first error, so lines are written directly.
  return fstatSync(process.stdout.fd).isFile() ? { write: writeIfPossible } : process.stdout;
}

function writeIfPossible(line: string): void {
  try {
    writeSync(process.stdout.fd, line);
  } catch {
    // The log is the only place where this error could be reported.
  }
}
