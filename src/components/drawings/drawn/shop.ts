import type { Drawn } from '../Drawing.tsx';

export const shop: Drawn = {
  fill: 'M14 18h68l6 20H8zM54 54h16v30H54z',
  line: 'M16 16h64l8 22H8zM32 16l-4 22M48 16v22M64 16l4 22M8 38a10 10 0 0 0 20 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0M16 50v34h64V50M54 84V56h16v28M26 56h18v14H26z',
};
