/** The form as the page carries it, in the words of the library that is to show it. */
export function described<Description>(): Description {
  return JSON.parse(document.getElementById('form')!.textContent!);
}
