import type { Structure } from '../flow-types.ts';
import { validateCrossField } from './cross-field.ts';
import { instanceAt, validateInstances, withComputedValues, withRequiredGroups } from './instances.ts';

/**
 * The module for groups, repeats, computed values and cross-field rules. Only forms that use one of these
 * import it.
 */
export const structure: Structure = {
  instanceAt,
  withComputedValues,
  withRequiredGroups,
  validateInstances,
  validateCrossField,
};
