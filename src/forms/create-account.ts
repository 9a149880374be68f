import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/create-account/form.ts';
import { passwordStrength } from './password-strength.ts';

/* A form with its own page: it starts a registration, and sends nothing. */

export const createAccount: Flow = { ...form, passwordStrength };
/** Carries the e-mail address of the landing page into the application. */
export const createAccountDraft = createDraft(createAccount);
