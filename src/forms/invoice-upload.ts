import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/invoice-upload/form.ts';

/* A form with its own page: it asks for a file, which is sent separately and belongs to an application. */

export const invoiceUpload = form;
/** Keeps the chosen file until it is sent. */
export const invoiceUploadDraft = createDraft(invoiceUpload);
