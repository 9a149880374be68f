import type { Drawn } from '../Drawing.tsx';

export const invoice: Drawn = {
  fill: 'M22 14h32v16h16v54H22z',
  line: 'M18 10h34l18 18v26M18 10v76h30M52 10v18h18M30 32h10M30 44h24M30 56h16M30 68h8M70 90V66M60 75l10-10 10 10',
};
