import type { Drawn } from '../Drawing.tsx';

export const ready: Drawn = {
  fill: 'M14 22h50v34H14zM44 50h40v38H44z',
  line: 'M40 58H14a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4h50a4 4 0 0 1 4 4v18M20 34a6 6 0 1 0 12 0a6 6 0 1 0-12 0M17 50q9-12 18 0M42 30h16M44 46h40a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4zM48 58l3 3 6-6M64 58h14M48 76l3 3 6-6M64 76h14',
};
