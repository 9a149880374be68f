/** Returns the HTML id of a field's first control. The links in the error summary point to it. */
export function fieldId(name: string): string {
  return `field-${name.replace(/\./g, '-')}`;
}
