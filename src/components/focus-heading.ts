/** The page's heading takes the focus, where what had it goes or another page has come. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('h1')?.focus(options);
}
