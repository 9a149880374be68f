/** Moves the focus to the heading, so that screen readers and the keyboard continue there. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('h1')?.focus(options);
}
