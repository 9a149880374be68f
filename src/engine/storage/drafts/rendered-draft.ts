import type { Answers } from '../../core/answers.ts';
import { emptyDraft, type Press } from './draft-state.ts';
import type { Draft } from './drafts.ts';

/** A draft of answers that the server keeps, for a page that it renders from them. Nothing can be done to it. */
export function renderedDraft(answers: Answers, press?: Press): Draft {
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
