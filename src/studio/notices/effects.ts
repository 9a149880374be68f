import { discardsAnswers } from '#scripts/schemas/diff/verdict.ts';
import type { Notice } from '../protocol.ts';

export type Effect = Notice['level'] | 'lost';

/** Lists the effects, most urgent first. */
export const effects: readonly Effect[] = ['wrong', 'breaking', 'lost', 'warning', 'safe'];

/**
 * Returns the effect of a notice, which is usually its level. If staff chose to discard answers, the level is
 * only `warning`, but the effect is `lost`, because the answers are lost.
 */
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
