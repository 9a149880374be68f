import { discardsAnswers } from '#scripts/schemas/diff/verdict.ts';
import type { Notice } from '../protocol.ts';

export type Effect = Notice['level'] | 'lost';

/** Most urgent first. */
export const effects: readonly Effect[] = ['wrong', 'breaking', 'lost', 'warning', 'safe'];

/** If staff choose to discard answers, the diff only warns. The answers are still lost. */
export const effectOf = (notice: Pick<Notice, 'level' | 'answers'>): Effect =>
  notice.level === 'warning' && discardsAnswers(notice) ? 'lost' : notice.level;

/** Notices name their effect, because some people cannot tell the colours of the effects apart. */
export const effectWords: Readonly<Record<Effect, string>> = {
  wrong: 'To fix',
  breaking: 'Answers would be lost',
  lost: 'Answers lost',
  warning: 'People will notice',
  safe: 'Safe',
};
