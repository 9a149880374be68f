// Generated from schemas/ by npm run generate. Do not edit.
import type { Flow } from '#engine/core/index.ts';
import { invoiceUploadDefinition } from './flow.ts';
import validators from './validators.js';

export const form: Flow = {
  definition: invoiceUploadDefinition,
  validators,
  widgets: [
    () => import('#engine/react/widgets/FileWidget.tsx'),
  ],
};
