import type { Drawn } from '../Drawing.tsx';

export const question: Drawn = {
  fill: 'M14 14h48v32H14zM42 52h40v22H42z',
  line: 'M12 12h50a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H30L18 56V46h-6a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4zM32 23q1-4 5-4t5 4t-5 6v3M37 38h.1M74 40h8a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-4v10L66 74H42a4 4 0 0 1-4-4V56M52 60l6 6 12-12',
};
