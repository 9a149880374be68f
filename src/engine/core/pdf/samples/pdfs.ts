import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* These files were encrypted by qpdf (see make.sh). The files `user-…` open only with the password "opens".
   The files `owner-…` open without a password, because their user or owner password is empty. */

export const encryptedPdfs: readonly string[] = readdirSync(import.meta.dirname).filter((name) =>
  name.endsWith('.pdf'),
);

export function readPdf(name: string): Buffer<ArrayBuffer> {
  return readFileSync(path.join(import.meta.dirname, name));
}
