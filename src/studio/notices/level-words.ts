import type { Notice } from '../protocol.ts';

/** How bad something is, in words: a colour alone tells not everybody. */
export const levelWords: Readonly<Record<Notice['level'], string>> = {
  wrong: 'To fix',
  breaking: 'Answers would be lost',
  warning: 'People will notice',
  safe: 'Safe',
};
