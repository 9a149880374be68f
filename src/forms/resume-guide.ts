import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { resumeGuideDefinition } from '#generated/resume-guide/flow.ts';
import validators from '#generated/resume-guide/validators.js';

export const resumeGuide: Flow = { definition: resumeGuideDefinition, validators };
/** Nothing is asked there, and so nothing kept. */
export const resumeGuideDraft = createDraft(resumeGuide);
