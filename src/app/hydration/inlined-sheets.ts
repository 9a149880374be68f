/**
 * Turns the `<link>`s of style sheets that are inlined in the page into disabled stylesheet links. Vite's
 * loader then finds these links and does not fetch the files. In the HTML, the links are alternate style
 * sheets, because a browser's preload scanner fetches every `rel="stylesheet"` link, even a disabled one.
 */
export function nameInlinedSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[title="inlined"]')) {
    sheet.rel = 'stylesheet';
  }
}
