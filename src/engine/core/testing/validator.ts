import { Ajv } from 'ajv';
import type { FieldSet } from '../definition.ts';

export const ajv = new Ajv({ allErrors: true, strict: false, formats: { date: /^\d{4}-\d\d-\d\d$/ } });

export const validatorOf = ({ fields = {}, required = [] }: FieldSet) =>
  ajv.compile({ type: 'object', properties: fields, required });
