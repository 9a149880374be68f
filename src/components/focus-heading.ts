/** Focuses the page's heading: after navigation, or if the focused element is about to be removed. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('h1')?.focus(options);
}
