/** Milliseconds to wait for an excess of 0, 1, 2 …: 1, 2, 4 … seconds up to the longest; none below 0. */
export function exponentialBackoff(excess: number, maxMs: number): number {
  return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, maxMs);
}
