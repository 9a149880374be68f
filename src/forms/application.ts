import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/application/form.ts';

/* A form of its own: it goes with a password that no draft keeps, makes an account, and is what invoices belong to. */

export const application = form;
export const applicationDraft = createDraft(application);
