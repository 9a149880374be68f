/**
 * Focuses the page's heading, so that screen readers and the keyboard continue there: after a navigation, or if the
 * focused element is about to be removed.
 */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('h1')?.focus(options);
}
