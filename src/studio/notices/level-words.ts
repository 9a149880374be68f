import type { Notice } from '../protocol.ts';

/** Notices name their severity, because some people cannot tell the colours of the severities apart. */
export const levelWords: Readonly<Record<Notice['level'], string>> = {
  wrong: 'To fix',
  breaking: 'Answers would be lost',
  warning: 'People will notice',
  safe: 'Safe',
};
