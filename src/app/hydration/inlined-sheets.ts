/**
 * The sheets that stand in the page itself, as Vite's loader has to find them so that it does not fetch them: as
 * disabled stylesheets. The page calls them alternate ones, because browsers look ahead and fetch what is called a
 * stylesheet, disabled or not.
 */
export function nameInlinedSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[title="inlined"]')) {
    sheet.rel = 'stylesheet';
  }
}
