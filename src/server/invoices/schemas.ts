import type { InvoiceExistsQuery, InvoiceExistsResponse, InvoiceUploadRequest } from '#contract/invoices.ts';
import { stepOf } from '#engine/core/index.ts';
import { form as invoiceUpload } from '#generated/invoice-upload/form.ts';
import { loginOptional, loginRequired, ref } from '../openapi/components.ts';
import { ok, ownershipErrors, responses } from '../openapi/responses.ts';
import { nullable, object, type Schema, text } from '../openapi/schema.ts';

const tags = ['Invoice'];
const { maxBytes = 0, fileTypes = [] } = stepOf(invoiceUpload, 'invoice').fields?.file ?? {};

const file: Schema<Blob> = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
  maxLength: maxBytes,
  description: `At most ${maxBytes} bytes, of a type that its content tells: ${fileTypes.join(', ')}`,
};

export const readInvoice = {
  operationId: 'readInvoice',
  summary: 'The status of the application, and whether its invoice was uploaded',
  tags,
  security: loginRequired,
  querystring: object<InvoiceExistsQuery>({ id: ref('ApplicationId') }),
  ...responses(
    'The status, and an opaque reference to the newest file or null.',
    object<InvoiceExistsResponse>({ status: text(), file_path: nullable(text()) }),
    ownershipErrors,
  ),
};

export const uploadInvoice = {
  operationId: 'uploadInvoice',
  summary: 'Upload the invoice of the university',
  description:
    'Without a token the id of the application is enough while it is open, in its first seven days, and no password was reset; the id must then come before the file.',
  tags,
  security: loginOptional,
  consumes: ['multipart/form-data'],
  validatedByHandler: { body: object<InvoiceUploadRequest>({ id: ref('ApplicationId'), file }) },
  ...responses('The invoice is stored.', ok, ownershipErrors, {
    400: 'The form is damaged, the id or the file is missing, or the file cannot be opened: a PDF with a password, a picture too large.',
    403: 'Only who is logged in may upload for this application now.',
    409: 'This application has as many invoices as can be taken.',
    413: 'The file is too large.',
    415: 'The file is of the wrong type, or the body is no multipart form.',
    429: 'Other uploads are still under way, or this network has sent as many files as an hour takes.',
  }),
};
