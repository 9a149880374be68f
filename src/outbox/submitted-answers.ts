import type { Answers } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import type { ItemKind } from './portal-outbox.ts';

/** What this tab has sent last: a phone that does not keep a draft has no time of it to compare. */
const submitted = new Map<ItemKind, Answers>();

/** Before a draft is sent: what is typed later is not of it. */
export async function rememberSubmitted(kind: ItemKind, draft: Draft): Promise<void> {
  await draft.flush();
  submitted.set(kind, draft.snapshot().answers);
}

export const submittedAnswers = (kind: ItemKind) => submitted.get(kind);
