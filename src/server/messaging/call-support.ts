import { spacedPhone } from '#domain/phone.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';

/** Whom to call, in the middle of a sentence; without a number while the lender has given none. */
export function callSupport({
  value,
  placeholder,
}: {
  readonly value: string;
  readonly placeholder: boolean;
} = supportPhone): string {
  return placeholder ? 'call our office' : `call ${spacedPhone(value)}`;
}
