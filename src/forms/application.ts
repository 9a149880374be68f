import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/application/form.ts';

/*
 * This form has a hand-written page (see `hasOwnPage`), because it is sent with a password that no draft may store, it
 * creates an account, and the invoice that the student uploads later belongs to it.
 */

export const application = form;
export const applicationDraft = createDraft(application);
