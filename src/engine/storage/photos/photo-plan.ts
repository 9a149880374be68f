import type { Size } from './picture-size.ts';

/** In bytes. Below this size, a copy would save hardly any time when the form is sent. */
const largeBytes = 1_000_000;

/** In pixels. At this size, small print on a photographed sheet of paper stays legible. */
const longestSide = 2200;

/** In pixels. A narrower copy, for example of a long screenshot, would be unreadable. */
const shortestSide = 800;

/** Pixels to decode per GB of the phone's memory: 64 MB, at 4 bytes per pixel. */
const pixelsPerGigabyte = 16_000_000;
const maxGigabytes = 4;

export function isShrinkable({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return size >= largeBytes && /\.(jpe?g|png)$/i.test(name);
}

/** At most 1; undefined if the picture must stay as is. `memory` is in GB. */
export function shrinkScale({ width, height }: Size, memory = 2): number | undefined {
  if (width * height > pixelsPerGigabyte * Math.min(memory, maxGigabytes)) return undefined;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const isTooNarrow = scale < 1 && Math.min(width, height) * scale < shortestSide;
  return isTooNarrow ? undefined : scale;
}

/**
 * A copy must be at least 10 % smaller, to be worth the loss of quality, but not as small as the blank
 * picture that a browser returns when it runs out of memory.
 */
export function isWorthReplacing(made: number, original: number, { width, height }: Size): boolean {
  return made <= original * 0.9 && made >= (width * height) / 50;
}
