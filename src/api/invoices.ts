import type { InvoiceExistsResponse, InvoiceUploadRequest } from '#contract/invoices.ts';
import { ApiError } from './http/api-error.ts';
import { apiUrl, call, parseResponseTo } from './http/client.ts';
import { isAnything, isRecord } from './http/response.ts';
import { session } from './session-store.ts';
import { storedQuery } from './stored-results.ts';

export const getInvoiceExistence = storedQuery(
  'invoice',
  (user: string, signal?: AbortSignal): Promise<InvoiceExistsResponse> =>
    call('/upload_invoices/exists', { query: { id: user }, signal, check: isExistence }),
);

function isExistence(body: unknown): body is InvoiceExistsResponse {
  return (
    isRecord(body) &&
    typeof body.status === 'string' &&
    (typeof body.file_path === 'string' || body.file_path === null || body.file_path === undefined)
  );
}

interface UploadOptions {
  readonly fileName: string;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads an invoice with XMLHttpRequest, because `fetch` cannot report upload progress. Rejects with an
 * AbortError if the upload is cancelled, and with an ApiError if it fails.
 */
export function uploadInvoice({ id, file }: InvoiceUploadRequest, options: UploadOptions): Promise<void> {
  const { fileName, onProgress, signal } = options;
  const form = new FormData();
  form.append('id', id);
  form.append('file', file, fileName);
  const token = session.current()?.token;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl('/upload_invoices'));
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total ? Math.floor((loaded / total) * 100) : 0);
    request.onerror = () => reject(new ApiError('offline'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      const header = (name: string) => request.getResponseHeader(name);
      const { status } = request;
      try {
        parseResponseTo(token, { status, header, body: request.responseText }, isAnything);
        // A 2xx status other than 200 may come from a proxy or captive portal.
        if (status !== 200) throw new ApiError('unreadable', { status });
        resolve();
      } catch (error) {
        const isFromNetwork = error instanceof ApiError && error.kind === 'unreadable';
        reject(isFromNetwork && status === 413 ? new ApiError('too large', { status }) : error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
