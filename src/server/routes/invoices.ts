import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InvoiceExistsQuery, InvoiceExistsResponse, InvoiceUploadResponse } from '#contract/invoices.ts';
import type { Backend } from '../backend.ts';
import {
  missingFile,
  multipartLimits,
  type ReceivedInvoice,
  receiveInvoice,
  refuseIfTooLong,
} from '../invoice-form.ts';
import { loggedInStudent, studentIfAny } from '../logged-in.ts';
import { nothingHere, Refusal } from '../refusal.ts';

const day = 24 * 60 * 60_000;
const openFor = 7 * day;

const exists = {
  querystring: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
};

export async function invoiceRoutes(api: FastifyInstance, backend: Backend): Promise<void> {
  await api.register(multipart, { throwFileSizeLimit: false, limits: multipartLimits });

  api.get<{ Querystring: InvoiceExistsQuery }>(
    '/upload_invoices/exists',
    { schema: exists },
    async (request): Promise<InvoiceExistsResponse> => {
      const student = await loggedInStudent(request, backend);
      const latest = await backend.invoiceFiles.latestFor(student, request.query.id);
      if (!latest) throw nothingHere();
      return latest;
    },
  );

  api.post('/upload_invoices', async (request): Promise<InvoiceUploadResponse> => {
    refuseIfTooLong(request);
    const student = await studentIfAny(request, backend);
    const { id, invoice } = await readForm(request, backend, (id) => refuseUnlessOpen(backend, id, student));
    try {
      await addInvoice(backend, id, invoice);
    } finally {
      await backend.files.discard(invoice.part);
    }
    return { status: 'ok' };
  });
}

/** The id and the file, in whichever order they come; the id is checked as soon as it is there. */
async function readForm(request: FastifyRequest, { files }: Backend, check: (id: string) => Promise<void>) {
  let id: string | undefined;
  let invoice: ReceivedInvoice | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.fieldname === 'id') {
        id = String(part.value);
        await check(id);
      } else if (part.type === 'file' && part.filename) {
        invoice = await receiveInvoice(part, files);
      } else if (part.type === 'file') part.file.resume();
    }
    if (!invoice) throw missingFile();
    if (id === undefined) throw new Refusal(400, '"id" is missing.');
    return { id, invoice };
  } catch (error) {
    if (invoice) await files.discard(invoice.part);
    throw error;
  }
}

/**
 * With a token, only the owner. Without one the application's unguessable id opens the door, while the
 * application is open and no longer than seven days, which is how long drafts live.
 */
async function refuseUnlessOpen(backend: Backend, id: string, student: string | undefined): Promise<void> {
  const application = await backend.applications.byId(id);
  if (!application) throw nothingHere();
  if (student !== undefined) {
    if (application.studentId !== student) throw nothingHere();
    return;
  }
  const isOpen = application.status === 'open' && backend.now() - application.createdAt <= openFor;
  if (!isOpen) throw new Refusal(403, 'Log in to send an invoice for this application.');
}

async function addInvoice(
  { invoiceFiles, files }: Backend,
  applicationId: string,
  { part, extension, sha256, bytes }: ReceivedInvoice,
): Promise<void> {
  if (await invoiceFiles.has(applicationId, sha256)) return;
  const storedAs = await files.keep(part, extension);
  const added = await invoiceFiles.add({ applicationId, storedAs, sha256, bytes });
  if (added === 'added') return;
  await files.remove(storedAs);
  if (added === 'too many') {
    throw new Refusal(409, 'This application already has as many invoices as we can take. Contact us.');
  }
}
