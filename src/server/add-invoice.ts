import type { Backend } from './backend.ts';
import type { ReceivedInvoice } from './invoice-form.ts';
import { Refusal } from './refusal.ts';

/** Keeps a received invoice for good: first the file, then its row. The same one again is kept once. */
export async function addInvoice(
  { invoiceFiles, files }: Pick<Backend, 'invoiceFiles' | 'files'>,
  applicationId: string,
  { part, extension, sha256, bytes }: ReceivedInvoice,
): Promise<void> {
  if (await invoiceFiles.has(applicationId, sha256)) return;
  const storedAs = await files.keep(part, extension);
  const added = await invoiceFiles.add({ applicationId, storedAs, sha256, bytes }).catch(async (error) => {
    // A commit that was cut off may have taken place: only a file that certainly has no row goes at once, the
    // others are left to the sweep.
    const known = await invoiceFiles.knownOf([storedAs]).catch(() => undefined);
    if (known?.size === 0) await files.remove(storedAs);
    throw error;
  });
  if (added === 'added') return;
  await files.remove(storedAs);
  if (added === 'too many') {
    throw new Refusal(409, 'This application already has as many invoices as we can take. Contact us.');
  }
}
