/** Returns the HTML id of a field's first control, to which the error summary links. */
export function fieldId(name: string): string {
  return `field-${name.replace(/\./g, '-')}`;
}
