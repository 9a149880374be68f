/** The form embedded in the page, in the format of the library that shows it. */
export function described<Description>(): Description {
  return JSON.parse(document.getElementById('form')!.textContent!);
}
