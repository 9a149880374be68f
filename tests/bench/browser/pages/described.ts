/** Reads the form's description, which is embedded in the page in the library's format. */
export function described<Description>(): Description {
  return JSON.parse(document.getElementById('form')!.textContent!);
}
