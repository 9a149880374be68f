import { Ajv } from 'ajv';
import type { FieldSet } from '../definition.ts';

export const ajv = new Ajv({ allErrors: true, strict: false, formats: { date: /^\d{4}-\d\d-\d\d$/ } });

/** Compiles the validator of a field set that has no conditions. */
export const validatorOf = ({ fields = {}, required = [] }: FieldSet) =>
  ajv.compile({ type: 'object', properties: fields, required });
