import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/invoice-upload/form.ts';

/* A form of its own: what it asks is a file, which travels by itself and belongs to an application. */

export const invoiceUpload = form;
/** The chosen file stays chosen until the server has it. */
export const invoiceUploadDraft = createDraft(invoiceUpload);
