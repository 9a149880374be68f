import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* PDFs of one page, encrypted by qpdf in every way it supports (see make.sh). Files named `user-…` open
   only with the password "opens"; files named `owner-…` open without a password, because their password
   only restricts printing and changes. */

export const encryptedPdfs: readonly string[] = readdirSync(import.meta.dirname).filter((name) =>
  name.endsWith('.pdf'),
);

export function readPdf(name: string): Buffer<ArrayBuffer> {
  return readFileSync(path.join(import.meta.dirname, name));
}
