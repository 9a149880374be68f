import { fstatSync, writeSync } from 'node:fs';

export interface LogStream {
  write(line: string): void;
}

/**
 * Returns a stream for the log. It drops lines that cannot be written, whereas the logger's own stream would
 * end the process.
 */
export function standardOutput(): LogStream {
  process.stdout.on('error', () => {});
  // Writes lines directly to a file, because Node's own stream to a file closes permanently at the first
  // error.
  if (!fstatSync(process.stdout.fd).isFile()) return process.stdout;
  return {
    write(line) {
      try {
        writeSync(process.stdout.fd, line);
      } catch {
        // This error cannot be reported, because the log is the only place for it.
      }
    },
  };
}
