import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/application/form.ts';

/* This form has a hand-written page (see `hasOwnPage`), because it creates an account, is sent with a
   password that must not be stored, and is followed by the upload of an invoice. */

export const application = form;
export const applicationDraft = createDraft(application);
