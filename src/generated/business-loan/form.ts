// Generated from schemas/ by npm run generate. Do not edit.
import type { Flow } from '#engine/core/index.ts';
import { businessLoanDefinition } from './flow.ts';
import validators from './validators.js';

export const form: Flow = {
  definition: businessLoanDefinition,
  validators,
  laterWidgets: [
    () => import('#engine/react/widgets/on-demand/NumberWidget.tsx'),
    () => import('#engine/react/widgets/on-demand/choices.ts'),
  ],
};
