/** A detail of the lender in portal.json: a link, a phone number, an address. */
export interface Detail {
  readonly value: string | null;
  readonly placeholder: boolean;
}

/** What the lender has given; undefined while that is to be confirmed. */
export function confirmed({ value, placeholder }: Detail): string | undefined {
  return placeholder || !value ? undefined : value;
}
