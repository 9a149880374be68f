import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * One page, encrypted by qpdf in every way it supports (make.sh): `user-…` opens with the password "opens", `owner-…`
 * without one, because the password only restricts printing and changes.
 */

export const encryptedPdfs: readonly string[] = readdirSync(import.meta.dirname).filter((name) =>
  name.endsWith('.pdf'),
);

export function readPdf(name: string): Buffer<ArrayBuffer> {
  return readFileSync(path.join(import.meta.dirname, name));
}
