import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { informationDefinition } from '#generated/information/flow.ts';
import validators from '#generated/information/validators.js';

export const information: Flow = { definition: informationDefinition, validators };
export const informationDraft = createDraft(information);
