/** A detail of the lender in portal.json: a link, a phone number, an address, a number of days. */
export interface Detail<Value = string> {
  readonly value: Value | null;
  readonly placeholder: boolean;
}

/** What the lender has given; undefined until then, and it is left out. */
export function confirmed<Value>({ value, placeholder }: Detail<Value>): Value | undefined {
  return placeholder || !value ? undefined : value;
}
