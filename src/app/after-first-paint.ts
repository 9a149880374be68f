import { startFormExpiry, sweepForms } from '#engine/storage/index.ts';
import { registry } from '#generated/registry.ts';
import { clearDraftsOnceSent } from '#outbox/clear-drafts-once-sent.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { openOutbox } from '#outbox/open-outbox.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { onceTimeKnown } from '../clock.ts';

void openOutbox();
clearDraftsOnceSent();
onceTimeKnown((time) => void sweep(time).catch(() => undefined));

/** Starts the count of days of what is stored, and removes what has expired. */
async function sweep(time: number): Promise<void> {
  await startFormExpiry(time);
  const days = Object.fromEntries(
    registry.flatMap(({ id, draftDays }) => (draftDays ? [[id, draftDays]] : [])),
  );
  await sweepForms(time, days, filesToSend(await outbox.refresh()));
}
