import type { Backend } from '../backend.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { HttpError } from '../http/http-error.ts';
import type { ReceivedInvoice } from './invoice-form.ts';
import { reserveName } from './reserved-names-repository.ts';

/**
 * Keeps a received invoice for good: first its name is noted, then the file, then its row. The same one again is kept
 * once. Gives back how many bytes are stored more.
 */
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
      // A commit that was cut off may still have happened, so the file is left to the sweep.
      if (!isUnavailable(error)) await files.remove(storedAs);
      throw error;
    });
  if (added === 'added') return bytes;
  await files.remove(storedAs);
  if (added === 'closed') throw loginRequired();
  if (added === 'too many') {
    throw new HttpError(409, 'This application already has as many invoices as we can take. Contact us.');
  }
  return 0;
}

/** The application's id alone does not allow the upload, or no longer. */
export function loginRequired(): HttpError {
  return new HttpError(403, 'Log in to send an invoice for this application.');
}
