/**
 * Returns the HTML id of a field's control, or of its first control. The links of the error summary point to
 * this id.
 */
export function fieldId(name: string): string {
  return `field-${name.replace(/\./g, '-')}`;
}
