import { deleteExpiredForms, startFormExpiry } from '#engine/storage/index.ts';
import { clearDraftsOnceSent } from '#outbox/clear-drafts-once-sent.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { openOutbox, outbox } from '#outbox/portal-outbox.ts';
import { onceTimeKnown } from '../clock.ts';

void openOutbox();
clearDraftsOnceSent();
onceTimeKnown((time) => void sweep(time).catch(() => undefined));

/**
 * Starts the expiry period of drafts that were stored while the server's time was unknown. Then deletes
 * expired drafts, and files that neither a draft nor an unsent invoice uses.
 */
async function sweep(time: number): Promise<void> {
  await startFormExpiry(time);
  await deleteExpiredForms(time, draftDays, filesToSend(await outbox.refresh()));
}

async function draftDays(): Promise<Record<string, number>> {
  const { registry } = await import('#generated/registry.ts');
  return Object.fromEntries(registry.flatMap(({ id, draftDays: days }) => (days ? [[id, days]] : [])));
}
