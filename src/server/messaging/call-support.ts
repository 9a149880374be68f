import { spacedPhone } from '#domain/phone.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';

export function callSupport({
  value,
  placeholder,
}: {
  readonly value: string;
  readonly placeholder: boolean;
} = supportPhone): string {
  return placeholder ? 'call our office' : `call ${spacedPhone(value)}`;
}
