/** A detail about the lender in portal.json: a link, a phone number, an address or a number of days. */
export interface Detail<Value = string> {
  readonly value: Value | null;
  readonly placeholder: boolean;
}

/** Returns a detail's value; undefined while it is missing or a placeholder, in which case it is not shown. */
export function confirmed<Value>({ value, placeholder }: Detail<Value>): Value | undefined {
  return placeholder || !value ? undefined : value;
}
