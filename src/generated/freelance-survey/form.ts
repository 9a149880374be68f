// Generated from schemas/ by npm run generate. Do not edit.
import type { Flow } from '#engine/core/index.ts';
import { freelanceSurveyDefinition } from './flow.ts';
import validators from './validators.js';

export const form: Flow = {
  definition: freelanceSurveyDefinition,
  validators,
  laterWidgets: [
    () => import('#engine/react/widgets/RadiosWidget.tsx'),
  ],
};
