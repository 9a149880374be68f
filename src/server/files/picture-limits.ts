import { HttpError } from '../http/http-error.ts';

/** More than any phone camera produces. */
const maxPixels = 250_000_000;

/** Real pictures have a few thousand. */
const maxSegments = 20_000;

/** A tiny file may claim 50,000 by 50,000 pixels, which would take ten gigabytes to open. */
export function assertPixelCount(width: number, height: number): void {
  if (width * height <= maxPixels) return;
  throw new HttpError(400, 'This photo is too large. Take a smaller one.');
}

/** Millions of tiny segments would keep the server busy for minutes. */
export function assertSegmentCount(count: number): void {
  if (count <= maxSegments) return;
  throw new HttpError(400, 'This photo is damaged. Take it again, or send a PDF.');
}
