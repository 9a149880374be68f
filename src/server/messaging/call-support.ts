import { spacedPhone } from '#domain/phone.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';

interface Detail {
  readonly value: string;
  readonly placeholder: boolean;
}

/** Whom to call, in the middle of a sentence; without a number while the lender has given none. */
export function callSupport({ value, placeholder }: Detail = supportPhone): string {
  return placeholder ? 'call our office' : `call ${spacedPhone(value)}`;
}
