/** The id of a field's control, or of its first one. Links of the error summary lead there. */
export function fieldId(name: string): string {
  return `field-${name.replace(/\./g, '-')}`;
}
