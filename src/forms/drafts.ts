import type { Flow } from '#engine/core/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';

const drafts = new WeakMap<Flow, Draft>();

/** The draft of a form without a page of its own; one instance per form. */
export function draftOf(form: Flow): Draft {
  const draft = drafts.get(form) ?? createDraft(form);
  drafts.set(form, draft);
  return draft;
}
