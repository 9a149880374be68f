/** Returns the description that `described` in contender.ts has put into the page. */
export function described<Description>(): Description {
  return JSON.parse(document.getElementById('form')!.textContent!);
}
