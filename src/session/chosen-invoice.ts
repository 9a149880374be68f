import { deleteFiles } from '#engine/storage/index.ts';
import { invoiceUploadDraft } from '#forms/invoice-upload.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { outbox } from '#outbox/portal-outbox.ts';

/** Before another student comes: a file that was only chosen is nobody else's to see, one on its way goes on. */
export async function deleteChosenInvoice(): Promise<void> {
  const items = await outbox.refresh();
  await Promise.all([invoiceUploadDraft.clear(), deleteFiles(filesToSend(items))]);
}
