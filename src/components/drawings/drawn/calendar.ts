import type { Drawn } from '../Drawing.tsx';

export const calendar: Drawn = {
  fill: 'M16 22h64v16H16zM40 58a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  line: 'M18 20h60a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4zM14 38h68M30 12v14M66 12v14M26 50h2M26 62h2M26 74h2M48 74h2M70 50h2M70 62h2M53 53h-6l-1 5q7-3 8 2t-8 3',
};
