import type { Flow } from '#engine/core/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';

const drafts = new WeakMap<Flow, Draft>();

/** The one draft of a form that no code of its own keeps. */
export function draftOf(form: Flow): Draft {
  const draft = drafts.get(form) ?? createDraft(form);
  drafts.set(form, draft);
  return draft;
}
