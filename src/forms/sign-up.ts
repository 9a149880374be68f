import { createDraft } from '#engine/drafts.ts';
import type { Flow } from '#engine/flow.ts';
import { signUpDefinition } from '#generated/sign-up/flow.ts';
import validators from '#generated/sign-up/validators.js';

export const signUp: Flow = { definition: signUpDefinition, validators };
/** Keeps the phone for the log-ins that follow (decisions.md 6); passwords are never kept. */
export const signUpDraft = createDraft(signUp);
