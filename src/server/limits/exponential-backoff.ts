/** How long to wait where so many were too many: 0 one second, 1 two, then 4, 8 … up to the longest; below 0 not at all. */
export function exponentialBackoff(excess: number, maxMs: number): number {
  return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, maxMs);
}
