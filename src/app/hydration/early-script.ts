import '../polyfills.ts';
import { createAccountHash } from '#paths';
import { enterEpoch } from '../../phone-epoch.ts';
import { storeForReload } from './early-input.ts';

/*
 * The second script of every page, inline and allowed by its hash (scripts/build/pages-plugin.ts), because it has to be there
 * before the page can be touched. It remembers the button that is pressed before the portal is there, and keeps the
 * browser from submitting the form itself; what is typed outlives a reload. Links work by themselves.
 */

/** Where the build has put the sheet. */
declare const olderStyles: string;

const page = document.documentElement;
let pressed: HTMLElement | undefined;

// Flex gaps cannot be detected; this came to Chrome and Safari in the same versions.
if (!('WeakRef' in window)) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = olderStyles;
  document.head.append(sheet);
}

// A restored tab of another student: nothing of it is shown, and it starts anew.
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
  if (page.hasAttribute('data-posts')) setTimeout(post, patience, button);
}

/** Milliseconds that a press waits for React, where the server takes it as well. */
const patience = 1000;

/** Gives the press to the browser: React is not there yet. A service worker has its scripts, and would hide what the server answers. */
function post(button: HTMLButtonElement): void {
  if (pressed !== button || button.type !== 'submit' || navigator.serviceWorker?.controller) return;
  for (const [type, listener] of watched) removeEventListener(type, listener, true);
  // React must not press it as well.
  pressed = undefined;
  button.click();
}

/** Typing after a press takes the press back. */
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
// A browser that never runs the portal posts by itself.
const isOld = page.getAttribute('data-posts') === 'old';
for (const [type, listener] of watched) if (!isOld) addEventListener(type, listener, true);

// The build has rendered another state than this history entry's: it must not be used.
if (history.state?.usr || location.hash === createAccountHash) page.dataset.anew = '';

window.endEarly = () => {
  for (const [type, listener] of watched) removeEventListener(type, listener, true);
  delete page.dataset.anew;
  window.tellTrouble?.();
  const last = pressed;
  forget();
  return last;
};
