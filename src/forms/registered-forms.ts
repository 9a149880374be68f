import type { Flow } from '#engine/core/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';
import { registry } from '#generated/registry.ts';

/** The form of that name; undefined where this version of the portal has none. */
export async function loadForm(id: string): Promise<Flow | undefined> {
  return (await registry.find((each) => each.id === id)?.load())?.form;
}

const drafts = new WeakMap<Flow, Draft>();

/** The one draft of a form that no code of its own keeps. */
export function draftOf(form: Flow): Draft {
  const draft = drafts.get(form) ?? createDraft(form);
  drafts.set(form, draft);
  return draft;
}
