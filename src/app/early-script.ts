/*
 * The first script of every page, inline and allowed by its hash (scripts/pages.ts), because it has to be there
 * before the page can be touched. What is pressed while the portal is still on its way is kept and not lost on the
 * browser, which would send a form by itself, password and all. Links work by themselves.
 */

export {};

let pressed: HTMLElement | undefined;

function hold(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed?.removeAttribute('data-pressed');
  pressed = button;
  button.setAttribute('data-pressed', '');
}

const refuse = (event: Event) => event.preventDefault();

addEventListener('click', hold, true);
addEventListener('submit', refuse, true);

window.endEarly = () => {
  removeEventListener('click', hold, true);
  removeEventListener('submit', refuse, true);
  pressed?.removeAttribute('data-pressed');
  return pressed;
};
