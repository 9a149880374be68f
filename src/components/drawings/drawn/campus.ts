import type { Drawn } from '../Drawing.tsx';

export const campus: Drawn = {
  fill: 'M14 46 48 30l34 16v6H14zM40 66h16v22H40z',
  line: 'M12 46 48 29l36 17v6H12zM18 52v36M32 52v36M64 52v36M78 52v36M8 88h80M40 88V66h16v22M30 12l18-7 18 7-18 7zM38 16v5q10 6 20 0v-5M66 12v10',
};
