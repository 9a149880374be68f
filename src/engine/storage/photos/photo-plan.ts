import type { Size } from './picture-size.ts';

/** Bytes below which a photo is sent as it is: it takes no longer than its form. */
const largeBytes = 1_000_000;

/** Pixels; enough for the small print of a page that fills the photo. */
const longestSide = 2200;

/** A longer picture, such as a long screenshot, would become unreadable. */
const shortestSide = 800;

/** A decoded pixel takes four bytes: at most 64 MB per GB of the phone's memory, and 256 MB in all. */
const pixelsPerGigabyte = 16_000_000;
const mostGigabytes = 4;

/** Whether a file of this name and size may be worth shrinking. */
export function isShrinkable({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return size >= largeBytes && /\.(jpe?g|png)$/i.test(name);
}

/**
 * The scale of a smaller copy, at most 1; undefined if the picture is better left as it is. Memory is in GB, as
 * reported by the browser, if it is.
 */
export function shrinkScale({ width, height }: Size, memory = 2): number | undefined {
  if (width * height > pixelsPerGigabyte * Math.min(memory, mostGigabytes)) return undefined;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const isTooNarrow = scale < 1 && Math.min(width, height) * scale < shortestSide;
  return isTooNarrow ? undefined : scale;
}

/**
 * Whether to use the smaller copy: it must save enough to be worth the loss, and be larger than an empty page. Browsers
 * that run out of memory return an empty page and no error.
 */
export function isWorthReplacing(made: number, original: number, { width, height }: Size): boolean {
  return made <= original * 0.9 && made >= (width * height) / 50;
}
