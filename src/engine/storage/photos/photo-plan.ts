import type { Size } from './picture-size.ts';

/** Size in bytes below which a photo is not made smaller: sending it takes no longer than sending the form. */
const largeBytes = 1_000_000;

/** Length of a copy's longer side in pixels: small print stays legible if a sheet of paper fills the photo. */
const longestSide = 2200;

/**
 * Minimum length of a copy's shorter side in pixels. A very long picture, such as a long screenshot, would become
 * unreadable and is left as it is.
 */
const shortestSide = 800;

/**
 * Maximum number of decoded pixels. A pixel takes 4 bytes, so this allows 64 MB per GB of the phone's memory,
 * and 256 MB at most.
 */
const pixelsPerGigabyte = 16_000_000;
const maxGigabytes = 4;

/** Returns whether a file of this name and size may be worth making smaller. */
export function isShrinkable({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return size >= largeBytes && /\.(jpe?g|png)$/i.test(name);
}

/**
 * Returns the scale of a smaller copy, at most 1; undefined if the picture should be left as it is. `memory` is
 * the phone's memory in GB, if the browser reports it.
 */
export function shrinkScale({ width, height }: Size, memory = 2): number | undefined {
  if (width * height > pixelsPerGigabyte * Math.min(memory, maxGigabytes)) return undefined;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const isTooNarrow = scale < 1 && Math.min(width, height) * scale < shortestSide;
  return isTooNarrow ? undefined : scale;
}

/**
 * Returns whether to use a smaller copy. The copy must be at least 10 % smaller, to be worth the loss of
 * quality, and larger than an empty picture, which browsers return without an error when they run out of
 * memory.
 */
export function isWorthReplacing(made: number, original: number, { width, height }: Size): boolean {
  return made <= original * 0.9 && made >= (width * height) / 50;
}
