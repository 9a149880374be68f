import '../polyfills.ts';
import { createAccountHash } from '#pages/sign-up/create-account-hash.ts';
import { enterEpoch } from '../../phone-epoch.ts';
import { storeForReload } from './early-input.ts';

/*
 * The second script of every page, inline and allowed by its hash (scripts/build/pages-plugin.ts), because it has to be there
 * before the page can be touched. What is pressed while the portal is still on its way is kept for it, and kept from
 * the browser, which would send a form by itself; what is typed outlives a reload. Links work by themselves.
 */

/** Where the build has put the sheet. */
declare const olderStyles: string;

const page = document.documentElement;
let pressed: HTMLElement | undefined;

// Came to Chrome and Safari with the gaps between flex items, of which nothing else tells.
if (!('WeakRef' in window)) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = olderStyles;
  document.head.append(sheet);
}

// Another student's tab, which the browser had thrown away: nothing of it is shown, and it starts anew.
if (enterEpoch()) {
  page.hidden = true;
  location.replace('/');
}

function hold(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  forget();
  pressed = button;
  button.setAttribute('data-pressed', '');
}

/** Who types on has not finished: what was pressed before is not meant any more. */
function forget(): void {
  pressed?.removeAttribute('data-pressed');
  pressed = undefined;
}

const refuse = (event: Event) => event.preventDefault();

const watched = [
  ['click', hold],
  ['submit', refuse],
  ['input', forget],
  ['pagehide', storeForReload],
] as const;
for (const [type, listener] of watched) addEventListener(type, listener, true);

// What the build has rendered is not what this entry of the history shows: nobody shall begin with it.
if (history.state?.usr || location.hash === createAccountHash) page.dataset.anew = '';

window.endEarly = () => {
  for (const [type, listener] of watched) removeEventListener(type, listener, true);
  delete page.dataset.anew;
  window.tellTrouble?.();
  const last = pressed;
  forget();
  return last;
};
