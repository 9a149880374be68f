/**
 * Focuses the page's heading, so that screen readers and the keyboard continue there: after a navigation, or when the
 * focused element is removed.
 */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('h1')?.focus(options);
}
