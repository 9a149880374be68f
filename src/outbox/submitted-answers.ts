import type { Answers } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import type { ItemKind } from './portal-outbox.ts';

/** What this tab has sent last: where the phone stores no draft, there is no time of writing to compare. */
const submitted = new Map<ItemKind, Answers>();

/** Called before a draft is sent, so that what is typed later is told from it. */
export async function rememberSubmitted(kind: ItemKind, draft: Draft): Promise<void> {
  await draft.flush();
  submitted.set(kind, draft.snapshot().answers);
}

export const submittedAnswers = (kind: ItemKind) => submitted.get(kind);
