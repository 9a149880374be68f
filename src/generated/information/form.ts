// Generated from schemas/ by npm run generate. Do not edit.
import type { Flow } from '#engine/core/index.ts';
import { informationDefinition } from './flow.ts';
import validators from './validators.js';

export const form: Flow = {
  definition: informationDefinition,
  validators,
  laterWidgets: [
    () => import('#engine/react/widgets/RadiosWidget.tsx'),
    () => import('#engine/react/step-kinds/Quiz.tsx'),
  ],
};
