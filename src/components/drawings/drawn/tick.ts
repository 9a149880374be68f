import type { Drawn } from '../Drawing.tsx';

/** Done. */
export const tick: Drawn = {
  fill: 'M14 48a34 34 0 1 0 68 0a34 34 0 1 0-68 0',
  line: 'M14 48a34 34 0 1 0 68 0a34 34 0 1 0-68 0M32 50l12 12 22-26',
};
