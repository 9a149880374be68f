/**
 * A detail about the lender in portal.json. `placeholder` is true until the lender has confirmed the value.
 */
export interface Detail<Value = string> {
  readonly value: Value | null;
  readonly placeholder: boolean;
}

/**
 * Returns the value if students may see it. Returns undefined if it is missing, or if it is a placeholder
 * that the lender has not confirmed.
 */
export function confirmed<Value>({ value, placeholder }: Detail<Value>): Value | undefined {
  return placeholder || !value ? undefined : value;
}
