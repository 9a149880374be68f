import type { Structure } from '../flow-types.ts';
import { validateCrossField } from './cross-field.ts';
import { instanceAt, validateInstances, withComputedValues, withRequiredGroups } from './instances.ts';

export const structure: Structure = {
  instanceAt,
  withComputedValues,
  withRequiredGroups,
  validateInstances,
  validateCrossField,
};
