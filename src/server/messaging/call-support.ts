import { spacedPhone } from '#domain/phone.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';

/** A mid-sentence phrase that names the support number, or the office while the number is a placeholder. */
export function callSupport({
  value,
  placeholder,
}: {
  readonly value: string;
  readonly placeholder: boolean;
} = supportPhone): string {
  return placeholder ? 'call our office' : `call ${spacedPhone(value)}`;
}
