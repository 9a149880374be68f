/** Makes screen readers and the keyboard continue at the heading. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('h1')?.focus(options);
}
