import type { Notice } from '../protocol.ts';

/** Severity as text, because colour alone is not accessible to everybody. */
export const levelWords: Readonly<Record<Notice['level'], string>> = {
  wrong: 'To fix',
  breaking: 'Answers would be lost',
  warning: 'People will notice',
  safe: 'Safe',
};
