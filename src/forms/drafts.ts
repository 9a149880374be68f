import type { Flow } from '#engine/core/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';

const drafts = new WeakMap<Flow, Draft>();

/**
 * Returns the draft of a form with a generated page. Each form has only one draft object, so that all
 * components share its state.
 */
export function draftOf(form: Flow): Draft {
  const draft = drafts.get(form) ?? createDraft(form);
  drafts.set(form, draft);
  return draft;
}
