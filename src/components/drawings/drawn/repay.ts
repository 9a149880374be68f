import type { Drawn } from '../Drawing.tsx';

export const repay: Drawn = {
  fill: 'M30 48a18 18 0 1 0 36 0a18 18 0 1 0-36 0',
  line: 'M30 48a18 18 0 1 0 36 0a18 18 0 1 0-36 0M43 40v16h3q9 0 9-8t-9-8zM12 48a36 36 0 0 1 66-20M80 14l-2 14-14-2M84 48a36 36 0 0 1-66 20M16 82l2-14 14 2',
};
