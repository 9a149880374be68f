/**
 * A detail about the lender in portal.json. `placeholder` is true until the lender has confirmed the value.
 */
export interface Detail<Value = string> {
  readonly value: Value | null;
  readonly placeholder: boolean;
}

/** Returns undefined for a missing value, and for a placeholder, which students must not see. */
export function confirmed<Value>({ value, placeholder }: Detail<Value>): Value | undefined {
  return placeholder || !value ? undefined : value;
}
