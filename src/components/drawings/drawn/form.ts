import type { Drawn } from '../Drawing.tsx';

export const form: Drawn = {
  fill: 'M28 18h34v62H28z',
  line: 'M28 8h32a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6zM38 14h12M31 30h22M31 42h14M31 54h8M42 70l4-14 24-24a6 6 0 0 1 9 9L55 65zM66 36l9 9M46 56l9 9',
};
