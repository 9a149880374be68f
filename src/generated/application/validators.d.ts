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
  readonly "basic?1": Validator;
  readonly "basic": Validator;
  readonly "basic?1:then": Validator;
  readonly "academic": Validator;
  readonly "loan": Validator;
};
export default validators;
