import { ApiError } from '#api/http/api-error.ts';
import { isNonEmptyString, isRecord } from '#api/http/response.ts';
import { uploadInvoice } from '#api/invoices.ts';
import { session } from '#api/session-store.ts';
import { loadFile, type StoredFile } from '#engine/storage/index.ts';
import { now } from '../clock.ts';
import type { OutboxItem, SendContext, Sender } from './delivery/outbox-item.ts';
import { applicationId } from './ownership.ts';

/**
 * Refers to an invoice's file. The file itself is stored only in the `forms` database, so that the phone has
 * a single copy.
 */
export interface StoredInvoice {
  readonly file: string;
  readonly application?: string | undefined;
}

export interface InvoiceReceipt {
  readonly file: string;
  readonly application: string;
  /** The time at which the invoice was sent, in epoch milliseconds by the server's clock. */
  readonly sentAt: number;
}

export const invoiceSender: Sender = {
  isUpload: true,
  blockedBy(invoice: StoredInvoice, { item, items }) {
    const application = applicationOf(invoice, { item, items });
    if (!application) return 'needs-application';
    const user = session.current()?.user;
    // Without a session, the application's id is enough to upload an invoice. An invoice that was queued
    // during a session waits for the next log-in.
    const isAllowed = user ? user === application : item.owner !== application;
    return isAllowed ? undefined : 'needs-login';
  },
  async send(invoice: StoredInvoice, { signal, onProgress, ...context }): Promise<InvoiceReceipt> {
    const application = applicationOf(invoice, context)!;
    const { bytes, name } = await fileOf(invoice);
    const isLoggedOut = !session.current();
    try {
      await uploadInvoice({ id: application, file: bytes }, { fileName: name, onProgress, signal });
    } catch (error) {
      // A 403 means that the server no longer accepts the application's id alone. The error becomes a 401,
      // after which the outbox waits for a log-in.
      if (isLoggedOut && error instanceof ApiError && error.status === 403) {
        throw new ApiError('status', { status: 401, serverMessage: error.serverMessage });
      }
      throw error;
    }
    return { file: invoice.file, application, sentAt: now() };
  },
};

function applicationOf({ application }: StoredInvoice, { item, items }: SendContext): string | undefined {
  const ownApplication = items.findLast((each) => each.kind === 'application' && each.owner === item.owner);
  return application ?? applicationId(ownApplication) ?? session.current()?.user;
}

async function fileOf({ file }: StoredInvoice): Promise<StoredFile> {
  const kept = await loadFile(file).catch(() => {
    // The database failed, perhaps only for now. The outbox counts a 503 as temporary, so it tries again
    // later.
    throw new ApiError('status', {
      status: 503,
      serverMessage: "We couldn't open your file on this device.",
    });
  });
  if (kept) return kept;
  throw new ApiError('status', { serverMessage: "We can't find that file any more." });
}

export function receiptOf(item: OutboxItem | undefined): InvoiceReceipt | undefined {
  const answer = item?.kind === 'invoice' ? item.answer : undefined;
  const isReceipt = isRecord(answer) && isNonEmptyString(answer.file) && isNonEmptyString(answer.application);
  return isReceipt ? (answer as unknown as InvoiceReceipt) : undefined;
}

export function fileToSend(item: OutboxItem | undefined): string | undefined {
  return item?.kind === 'invoice' ? (item.payload as StoredInvoice | undefined)?.file : undefined;
}

/** Returns the files that invoices in the outbox still need. These files must not be deleted. */
export function filesToSend(items: readonly OutboxItem[]): string[] {
  return items.flatMap((item) => fileToSend(item) ?? []);
}
