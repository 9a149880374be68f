import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/create-account/form.ts';
import { guessablePasswordCheck } from './guessable-password-check.ts';

/*
 * This form has a hand-written page (see `hasOwnPage`), because it starts a registration instead of sending a
 * request.
 */

export const createAccount: Flow = { ...form, guessablePasswordCheck };
export const createAccountDraft = createDraft(createAccount);
