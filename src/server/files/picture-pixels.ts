import { HttpError } from '../http/http-error.ts';

/** No phone camera produces more pixels than this. */
const maxPixels = 250_000_000;

/** Real pictures have only a few thousand segments (JPEG) or chunks (PNG). */
const maxSegments = 20_000;

/**
 * Throws a 400 error if opening the picture would need too much memory: a tiny file may claim 50,000 by
 * 50,000 pixels, which take ten gigabytes.
 */
export function assertPixelCount(width: number, height: number): void {
  if (width * height <= maxPixels) return;
  throw new HttpError(400, 'This photo is too large. Take a smaller one.');
}

/** Throws a 400 error if the picture has so many segments that reading them would take minutes. */
export function assertSegmentCount(count: number): void {
  if (count <= maxSegments) return;
  throw new HttpError(400, 'This photo is damaged. Take it again, or send a PDF.');
}
