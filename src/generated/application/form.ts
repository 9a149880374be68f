// Generated from schemas/ by npm run generate. Do not edit.
import type { Flow } from '#engine/core/index.ts';
import { applicationDefinition } from './flow.ts';
import validators from './validators.js';

export const form: Flow = {
  definition: applicationDefinition,
  validators,
  widgets: [
    () => import('#engine/react/widgets/on-demand/choices.ts'),
    () => import('#engine/react/widgets/RadiosWidget.tsx'),
  ],
  laterWidgets: [
    () => import('#engine/react/step-kinds/Review.tsx'),
  ],
};
