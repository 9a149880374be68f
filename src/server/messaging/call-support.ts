import { spacedPhone } from '#domain/phone.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';

/**
 * Returns `call 301 2345` for use in a sentence, or `call our office` while portal.json has only a placeholder for the
 * support number.
 */
export function callSupport({
  value,
  placeholder,
}: {
  readonly value: string;
  readonly placeholder: boolean;
} = supportPhone): string {
  return placeholder ? 'call our office' : `call ${spacedPhone(value)}`;
}
