import type { Size } from './picture-size.ts';

/** Below this a photo goes as quickly as its form does. */
const largeBytes = 1_000_000;

/** Enough for the small print of a page that fills the photo. */
const longestSide = 2200;

/** A long screenshot made to fit would have letters that nobody can read. */
const shortestSide = 800;

/** Decoded, a pixel takes four bytes: at most 64 MB of each GB that the phone has, and never more than 256 MB. */
const pixelsPerGigabyte = 16_000_000;
const mostGigabytes = 4;

/** Whether it is worth looking into a file of this name and size. */
export function isShrinkable({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return size >= largeBytes && /\.(jpe?g|png)$/i.test(name);
}

/**
 * By how much a picture is made smaller, at most 1; undefined when it is better left as it is. Memory is in GB, as
 * browsers tell it, where they do.
 */
export function shrinkScale({ width, height }: Size, memory = 2): number | undefined {
  if (width * height > pixelsPerGigabyte * Math.min(memory, mostGigabytes)) return undefined;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const isTooNarrow = scale < 1 && Math.min(width, height) * scale < shortestSide;
  return isTooNarrow ? undefined : scale;
}

/**
 * Whether a picture made smaller goes instead of the one it was made of: it has to save something worth the loss,
 * and to hold more than an empty page does. Browsers short of memory give an empty page and no error.
 */
export function isWorthReplacing(made: number, original: number, { width, height }: Size): boolean {
  return made <= original * 0.9 && made >= (width * height) / 50;
}
