/**
 * Marks the styles that are inlined in the page as (disabled) stylesheet links, so that Vite's loader finds these links
 * and does not fetch the style sheets. The HTML declares the links as alternate stylesheets, because a browser's
 * preload scanner fetches every link with `rel="stylesheet"`, even a disabled one.
 */
export function nameInlinedSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[title="inlined"]')) {
    sheet.rel = 'stylesheet';
  }
}
