import { deleteFiles } from '#engine/storage/index.ts';
import { invoiceUploadDraft } from '#forms/invoice-upload.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { outbox } from '#outbox/portal-outbox.ts';

/** Deletes the chosen invoice, and all stored files except the files of unsent items in the outbox. */
export async function deleteChosenInvoice(): Promise<void> {
  const items = await outbox.refresh();
  await Promise.all([invoiceUploadDraft.clear(), deleteFiles(filesToSend(items))]);
}
