import type { Answers } from '../../core/answers.ts';
import type { PostResult } from '../../core/posted/actions.ts';
import { emptyDraft } from './draft-state.ts';
import type { Draft } from './drafts.ts';

export function renderedDraft(answers: Answers, press?: PostResult): Draft {
  const state = { ...emptyDraft, answers, ...(press && { press }) };
  const nothing = async () => undefined;
  return {
    isRendered: true,
    subscribe: () => () => undefined,
    snapshot: () => state,
    load: async () => state,
    change: () => undefined,
    flush: nothing,
    clear: nothing,
  };
}
