import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Picture } from '#engine/core/index.ts';
import { pictureSize } from '#engine/storage/photos/picture-size.ts';
import type { Source } from './product.ts';

/** The pictures of a schemas folder: small letters, digits and dashes, as the meta schemas have it. */
export const isImage = (path: string) => /^images\/[a-z0-9-]+\.(png|jpg|jpeg|webp|svg)$/.test(path);

/** Where the build puts a picture, below its root: its name changes with it, so that phones keep it for good. */
export function builtImage(path: string, bytes: Buffer): string {
  const ending = extname(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `assets/${basename(path, ending)}-${hash}${ending}`;
}

/** The address of a picture; of one that is not there its own path, which nothing is found at. */
export function addressOf({ images }: Source, path: string): string {
  const bytes = images.get(path);
  return `/${bytes ? builtImage(path, bytes) : path}`;
}

/** A picture as the engine shows it. */
export function pictureOf(source: Source, path: string, alt = ''): Picture {
  const bytes = source.images.get(path);
  return { src: addressOf(source, path), alt, ...(bytes && pictureSize(bytes)) };
}
