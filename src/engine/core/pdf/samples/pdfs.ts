import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * One page, encrypted by qpdf in each way that there is (make.sh): `user-…` opens with the password "opens", `owner-…`
 * for everybody, because only what may be done with it has a password.
 */

export const encryptedPdfs: readonly string[] = readdirSync(import.meta.dirname).filter((name) =>
  name.endsWith('.pdf'),
);

export function readPdf(name: string): Buffer<ArrayBuffer> {
  return readFileSync(path.join(import.meta.dirname, name));
}
