/**
 * A detail about the lender in portal.json: a link, a phone number, an address or a number of days. `placeholder` is
 * true until the lender has confirmed the value.
 */
export interface Detail<Value = string> {
  readonly value: Value | null;
  readonly placeholder: boolean;
}

/** Returns a detail's value; undefined if it is missing, or a placeholder that students must not see. */
export function confirmed<Value>({ value, placeholder }: Detail<Value>): Value | undefined {
  return placeholder || !value ? undefined : value;
}
