import type { Flow } from '#engine/core/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';

const drafts = new WeakMap<Flow, Draft>();

export function draftOf(form: Flow): Draft {
  const draft = drafts.get(form) ?? createDraft(form);
  drafts.set(form, draft);
  return draft;
}
