// Generated from schemas/ by npm run generate. Do not edit.
interface RuleError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [key: string]: unknown };
}
interface Validator {
  (data: unknown): boolean;
  errors?: readonly RuleError[] | null;
}
declare const validators: {
  readonly "contact": Validator;
  readonly "industry": Validator;
  readonly "business": Validator;
  readonly "amounts": Validator;
  readonly "plans": Validator;
};
export default validators;
