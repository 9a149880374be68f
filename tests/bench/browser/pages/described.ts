export function described<Description>(): Description {
  return JSON.parse(document.getElementById('form')!.textContent!);
}
