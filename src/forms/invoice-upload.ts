import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/invoice-upload/form.ts';

/* Hand-written page (see `hasOwnPage`): the only question is a file, which is uploaded separately and
   belongs to an application. */

export const invoiceUpload = form;
export const invoiceUploadDraft = createDraft(invoiceUpload);
