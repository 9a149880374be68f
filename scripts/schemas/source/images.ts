import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Picture } from '#engine/core/index.ts';
import { pictureSize } from '#engine/storage/photos/picture-size.ts';
import type { Source } from './product.ts';

/**
 * Returns whether a path leads to an image. The meta schemas allow only lower-case letters, digits and dashes
 * in the names of images.
 */
export const isImage = (path: string) => /^images\/[a-z0-9-]+\.(png|jpg|jpeg|webp|svg)$/.test(path);

/**
 * Returns the path of an image in the build. Its name contains a hash of the content, so that browsers can
 * cache the image forever.
 */
export function builtImage(path: string, bytes: Buffer): string {
  const ending = extname(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `assets/${basename(path, ending)}-${hash}${ending}`;
}

/**
 * Returns the address of an image. For a missing image, this is its path in the schemas folder, to which the
 * server responds with 404.
 */
export function addressOf({ images }: Source, path: string): string {
  const bytes = images.get(path);
  return `/${bytes ? builtImage(path, bytes) : path}`;
}

export function pictureOf(source: Source, path: string, alt = ''): Picture {
  const bytes = source.images.get(path);
  return { src: addressOf(source, path), alt, ...(bytes && pictureSize(bytes)) };
}
