import type { Notice } from '../protocol.ts';

/** How bad something is, in words: a colour alone tells not everybody. */
export const levelWords: Readonly<Record<Notice['level'], string>> = {
  wrong: 'To fix',
  unsafe: 'Answers would be lost',
  noticed: 'People will notice',
  safe: 'Safe',
};
