// Generated from schemas/ by npm run generate. Do not edit.
import type { Flow } from '#engine/core/index.ts';
import { informationDefinition } from './flow.ts';
import validators from './validators.js';

export const form: Flow = {
  definition: informationDefinition,
  validators,
  widgets: ['quiz'],
};
