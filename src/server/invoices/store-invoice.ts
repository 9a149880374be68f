import type { Backend } from '../backend.ts';
import { isUnavailable } from '../database/store-errors.ts';
import { HttpError } from '../http/http-error.ts';
import { reserveName } from './invoice-files-repository.ts';
import type { ReceivedInvoice } from './receive-invoice.ts';

/** Stores the invoice and returns the number of bytes added: 0 if the application already has this file. */
export async function storeInvoice(
  { database, invoiceFiles, files, now }: Backend,
  applicationId: string,
  { file, extension, sha256, bytes }: ReceivedInvoice,
  { withoutToken = false } = {},
): Promise<number> {
  if (await invoiceFiles.has(applicationId, sha256)) return 0;
  const storedAs = await reserveName(database, extension, now());
  await files.store(file, storedAs);
  const added = await invoiceFiles
    .add({ applicationId, storedAs, sha256, bytes, withoutToken })
    .catch(async (error) => {
      // Keeps the file if the database is unavailable, because the interrupted commit may have added the row.
      // `sweepAbandonedFiles` deletes a file without a row later.
      if (!isUnavailable(error)) await files.remove(storedAs);
      throw error;
    });
  if (added === 'added') return bytes;
  await files.remove(storedAs);
  if (added === 'closed') throw loginRequired();
  if (added === 'too many') {
    throw new HttpError(409, 'You have sent as many invoices as we can take. Contact us.');
  }
  return 0;
}

export function loginRequired(): HttpError {
  return new HttpError(403, 'Log in to send an invoice for this application.');
}
