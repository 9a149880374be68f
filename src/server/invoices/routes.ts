import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../applications/applications-repository.ts';
import { optionalStudent, requireApplicationOf, requireOwnApplication } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { limitKeysOf } from '../limits/client-address.ts';
import { spendBudget } from '../limits/consume-budget.ts';
import { createKeyedSemaphore } from '../limits/keyed-semaphore.ts';
import type { Api } from '../openapi/schema.ts';
import {
  assertContentLength,
  maxStoredBytes,
  missingFile,
  multipartLimits,
  multipartParts,
  type ReceivedInvoice,
  receiveInvoice,
} from './receive-invoice.ts';
import { readInvoice, uploadInvoice } from './schemas.ts';
import { loginRequired, storeInvoice } from './store-invoice.ts';

const day = 24 * 60 * 60_000;
/** For this long (in ms) after the application, an invoice can be sent without a session token. */
const uploadWindow = 7 * day;

/**
 * The maximum numbers of concurrent uploads. The limit per client is higher than the limit per student,
 * because many students may share a mobile carrier's IP address.
 */
const maxUploadsPerStudent = 4;
const maxUploadsPerClient = 20;

/**
 * The number of bytes of the file that are buffered while the application is looked up. Without the buffer,
 * bytes already sent would be lost if the phone disconnected during the lookup.
 */
const readAhead = 262_144;

export async function invoiceRoutes(api: Api, backend: Backend): Promise<void> {
  await api.register(multipart, { throwFileSizeLimit: false, fileHwm: readAhead, limits: multipartLimits });

  api.get('/upload_invoices/exists', { schema: readInvoice }, async (request) => {
    const { id, status } = await requireOwnApplication(request, backend, request.query.id);
    return { status, file_path: (await backend.invoiceFiles.latestOf(id)) ?? null };
  });

  api.post('/upload_invoices', { schema: uploadInvoice, config: { isUpload: true } }, async (request) => {
    await acceptInvoice(request, backend);
    return { status: 'ok' } as const;
  });
}

const studentUploads = createKeyedSemaphore(maxUploadsPerStudent);
const clientUploads = createKeyedSemaphore(maxUploadsPerClient);

/** Receives the invoice and stores it. Throws an HttpError if the invoice is not accepted. */
export async function acceptInvoice(request: FastifyRequest, backend: Backend): Promise<void> {
  const acquired: (() => unknown)[] = [];
  let stored = 0;
  /** Reserves an upload slot and a budget. Must be called only after the upload has identified its sender. */
  const acquire = async (studentId: string) => {
    acquired.push(studentUploads.tryAcquire(studentId) ?? throwTooManyUploads());
    for (const { key, factor } of limitKeysOf(request.ip)) {
      acquired.push(clientUploads.tryAcquire(key, factor) ?? throwTooManyUploads());
    }
    const settle = await spendBudget('uploads', maxStoredBytes(request), request, backend);
    acquired.push(() => settle(stored));
  };
  try {
    assertContentLength(request);
    const student = await optionalStudent(request, backend);
    request.isNamed = student !== undefined;
    if (student !== undefined) await acquire(student);
    const { id, invoice } = await readForm(request, backend, student === undefined, async (id) => {
      request.isNamed = true;
      const application = await openApplication(backend, id, student);
      if (acquired.length === 0) await acquire(application.studentId);
    });
    try {
      stored = await storeInvoice(backend, id, invoice, { withoutToken: student === undefined });
    } finally {
      await backend.files.discard(invoice.file);
    }
  } finally {
    // Ignores a failed refund: the client's budget then stays smaller until the next hour.
    await Promise.allSettled(acquired.map((leave) => leave()));
  }
}

/**
 * Reads the multipart form. Without a session token, the id must come before the file, so that no file from
 * an unknown sender is written to disk.
 */
async function readForm(
  request: FastifyRequest,
  { files }: Backend,
  isAnonymous: boolean,
  check: (id: string) => Promise<void>,
) {
  let id: string | undefined;
  let invoice: ReceivedInvoice | undefined;
  try {
    for await (const part of multipartParts(request)) {
      if (part.type === 'field' && part.fieldname === 'id') {
        id = String(part.value);
        await check(id);
      } else if (part.type === 'file' && part.filename) {
        if (isAnonymous && id === undefined)
          throw new HttpError(400, 'Send "id" before the file, or log in.');
        invoice = await receiveInvoice(part, files);
      } else if (part.type === 'file') part.file.resume();
    }
    if (!invoice) throw missingFile();
    if (id === undefined) throw new HttpError(400, '"id" is missing.');
    return { id, invoice };
  } catch (error) {
    if (invoice) await files.discard(invoice.file);
    throw error;
  }
}

/**
 * Returns the application, or throws an HttpError. Without a session token, the unguessable id is enough for
 * seven days, while the application is open. After a password reset, the id alone is no longer enough,
 * because whoever knows the id may not own the phone number.
 */
async function openApplication(
  backend: Backend,
  id: string,
  student: string | undefined,
): Promise<Application> {
  const application = await requireApplicationOf(student, backend, id);
  if (student !== undefined) return application;
  const { status, createdAt, resetAt } = application;
  const isOpen = status === 'open' && resetAt === null && backend.now() - createdAt <= uploadWindow;
  if (!isOpen) throw loginRequired();
  return application;
}

function throwTooManyUploads(): never {
  throw new HttpError(429, 'Other uploads are still running. Try again when they finish.', 30);
}
