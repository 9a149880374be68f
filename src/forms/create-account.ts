import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { createAccountDefinition } from '#generated/create-account/flow.ts';
import validators from '#generated/create-account/validators.js';
import { passwordStrength } from './password-strength.ts';

export const createAccount: Flow = { definition: createAccountDefinition, validators, passwordStrength };
/** Carries the e-mail address of the landing page into the application. */
export const createAccountDraft = createDraft(createAccount);
