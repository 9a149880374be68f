import type { Answers } from '#engine/core/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import type { Kind } from './portal-outbox.ts';

/** What this tab has sent last: a phone that does not keep a draft has no time of it to compare. */
const submitted = new Map<Kind, Answers>();

/** Before a draft is sent: what is typed later is not of it. */
export async function noteSubmitted(kind: Kind, draft: Draft): Promise<void> {
  await draft.flush();
  submitted.set(kind, draft.snapshot().answers);
}

export const submittedWith = (kind: Kind) => submitted.get(kind);
