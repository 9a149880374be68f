import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/invoice-upload/form.ts';

/* This form has a hand-written page (see `hasOwnPage`), because its only question is a file, which is
   uploaded separately and belongs to an application. */

export const invoiceUpload = form;
export const invoiceUploadDraft = createDraft(invoiceUpload);
