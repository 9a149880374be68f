import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/application/form.ts';

/* A form with its own page: it is sent with a password that no draft stores, creates an account and owns invoices. */

export const application = form;
export const applicationDraft = createDraft(application);
