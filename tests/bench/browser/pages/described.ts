/**
 * Reads the description of the form from the page. The description is in the format of the library that renders the
 * form.
 */
export function described<Description>(): Description {
  return JSON.parse(document.getElementById('form')!.textContent!);
}
