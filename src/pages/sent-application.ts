import { isApplication, outbox } from '#api/deliveries.ts';
import { isUnsent } from '#api/outbox.ts';
import type { OutboxItem } from '#api/outbox-store.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { Answers } from '#engine/flow.ts';

/** Where the phone keeps no draft there is no time to compare: then it is known what SUBMIT was pressed with. */
let submitted: Answers | undefined;

export function noteSubmitted(answers: Answers): void {
  submitted = answers;
}

/**
 * Once the server has an application, its answers need not stay on a phone that may be shared. Each is taken
 * away once, wherever it was sent: on another page, in another tab, in a later visit.
 */
export function followSentApplications(): void {
  const seenUnsent = new Set<string>();
  const seenSent = new Set<string>();

  function look(): void {
    for (const item of outbox.snapshot().items.filter(isApplication)) {
      if (isUnsent(item)) seenUnsent.add(item.id);
      if (item.state !== 'sent' || seenSent.has(item.id)) continue;
      seenSent.add(item.id);
      // Another tab may have done it; what this one holds in memory goes all the same.
      if (!item.isDraftCleared || seenUnsent.has(item.id)) void takeAway(item).catch(console.error);
    }
  }
  outbox.subscribe(look);
  look();
}

async function takeAway(item: OutboxItem): Promise<void> {
  const [{ applicationDraft }, { signUpDraft }] = await Promise.all([
    import('#forms/application.ts'),
    import('#forms/sign-up.ts'),
  ]);
  await applicationDraft.load();
  await applicationDraft.flush();
  const { answers, savedAt } = applicationDraft.snapshot();
  // What was typed after SUBMIT is another application.
  const isSame = savedAt === undefined ? answers === submitted : savedAt <= item.createdAt;
  if (isSame) await applicationDraft.clear();

  const { register } = (await signUpDraft.load()).answers;
  if (canonicalPhone(register?.mobileNumber ?? '') === item.owner) await signUpDraft.clear();
  await outbox.noteDraftCleared(item.id);
}
