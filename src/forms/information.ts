import { createDraft } from '#engine/drafts.ts';
import type { Flow } from '#engine/flow.ts';
import { informationDefinition } from '#generated/information/flow.ts';
import validators from '#generated/information/validators.js';

export const information: Flow = { definition: informationDefinition, validators };
export const informationDraft = createDraft(information);
