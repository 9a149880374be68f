import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/application/form.ts';

/* Hand-written page (see `hasOwnPage`): the form creates an account, is sent with a password that must not
   be stored, and is followed by the upload of an invoice. */

export const application = form;
export const applicationDraft = createDraft(application);
