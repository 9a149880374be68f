import type { Size } from './picture-size.ts';

/**
 * The smallest size in bytes of a photo that is shrunk. Shrinking a smaller photo would save hardly any time
 * when the form is sent.
 */
const largeBytes = 1_000_000;

/**
 * The largest allowed length in pixels of a copy's longer side. In a copy of this size, small print on a
 * photographed sheet of paper stays legible.
 */
const longestSide = 2200;

/**
 * The smallest allowed length in pixels of a copy's shorter side. A narrower copy, for example of a long
 * screenshot, would be unreadable.
 */
const shortestSide = 800;

/** The most pixels to decode per GB of the phone's memory. At 4 bytes per pixel, they take 64 MB. */
const pixelsPerGigabyte = 16_000_000;
const maxGigabytes = 4;

export function isShrinkable({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return size >= largeBytes && /\.(jpe?g|png)$/i.test(name);
}

/**
 * Returns the factor by which to scale a picture, at most 1. Returns undefined if the picture must stay as it
 * is. `memory` is in GB.
 */
export function shrinkScale({ width, height }: Size, memory = 2): number | undefined {
  if (width * height > pixelsPerGigabyte * Math.min(memory, maxGigabytes)) return undefined;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const isTooNarrow = scale < 1 && Math.min(width, height) * scale < shortestSide;
  return isTooNarrow ? undefined : scale;
}

/**
 * Returns true if a copy is at least 10 % smaller, which is worth the loss of quality. Returns false for a
 * tiny copy, because it may be blank: browsers that run out of memory return a blank picture.
 */
export function isWorthReplacing(made: number, original: number, { width, height }: Size): boolean {
  return made <= original * 0.9 && made >= (width * height) / 50;
}
