import { spacedPhone } from '#domain/phone.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';

/**
 * Returns the part of a sentence that tells the student to call the support number, or "our office" while portal.json
 * has only a placeholder for the number.
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
