import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* One-page PDFs, encrypted by qpdf in every way that qpdf supports (see make.sh). The files `user-…` open
   only with the password "opens". The files `owner-…` open without a password, because their password only
   restricts printing and changes. */

export const encryptedPdfs: readonly string[] = readdirSync(import.meta.dirname).filter((name) =>
  name.endsWith('.pdf'),
);

export function readPdf(name: string): Buffer<ArrayBuffer> {
  return readFileSync(path.join(import.meta.dirname, name));
}
