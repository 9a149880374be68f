import { startFormExpiry, sweepForms } from '#engine/storage/index.ts';
import { clearDraftsOnceSent } from '#outbox/clear-drafts-once-sent.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { openOutbox, outbox } from '#outbox/portal-outbox.ts';
import { onceTimeKnown } from '../clock.ts';

void openOutbox();
clearDraftsOnceSent();
onceTimeKnown((time) => void sweep(time).catch(() => undefined));

/** Starts the count of days of what is stored, and removes what has expired. */
async function sweep(time: number): Promise<void> {
  await startFormExpiry(time);
  await sweepForms(time, draftDays, filesToSend(await outbox.refresh()));
}

/** How long the draft of each form is kept. Not every visit needs the list of all forms. */
async function draftDays(): Promise<Record<string, number>> {
  const { registry } = await import('#generated/registry.ts');
  return Object.fromEntries(registry.flatMap(({ id, draftDays: days }) => (days ? [[id, days]] : [])));
}
