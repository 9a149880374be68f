import { outbox } from '#api/deliveries.ts';
import { filesToSend } from '#api/invoice-sender.ts';
import { deleteFiles } from '#engine/storage/index.ts';
import { invoiceUploadDraft } from '#forms/invoice-upload.ts';

/** Before another student comes: a file that was only chosen is nobody else's to see, one on its way goes on. */
export async function forgetChosenInvoice(): Promise<void> {
  const items = await outbox.look();
  await Promise.all([invoiceUploadDraft.clear(), deleteFiles(filesToSend(items))]);
}
