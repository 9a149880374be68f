import '../polyfills.ts';
import { createAccountHash } from '#paths';
import { enterEpoch } from '../../phone-epoch.ts';
import { storeForReload } from './early-input.ts';

/*
 * This is the second script of every page. It is inlined, because it must run before the student can use the
 * page. The Content-Security-Policy allows it by its hash (scripts/build/pages-plugin.ts).
 */

declare const olderStyles: string;

const page = document.documentElement;
let pressed: HTMLElement | undefined;

// older.css adds margins in place of flex gaps. Support for flex gaps cannot be detected, but Chrome and
// Safari added WeakRef in the same versions as flex gaps.
if (!('WeakRef' in window)) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = olderStyles;
  document.head.append(sheet);
}

if (enterEpoch()) {
  page.hidden = true;
  location.replace('/');
}

function holdPress(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  forgetPress();
  pressed = button;
  button.setAttribute('data-pressed', '');
  if (page.hasAttribute('data-posts')) setTimeout(post, patience, button);
}

/**
 * The time, in milliseconds, to wait for React after a submit button was pressed. After this time, `post`
 * submits the form natively.
 */
const patience = 1000;

/**
 * Submits the form natively, unless a service worker is active. An active worker has the scripts in its
 * cache, so React loads soon. After a native submit, it would show its cached page instead of the server's
 * response.
 */
function post(button: HTMLButtonElement): void {
  if (pressed !== button || button.type !== 'submit' || navigator.serviceWorker?.controller) return;
  for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  // Forgets the press, so that the button is not clicked a second time after hydration.
  pressed = undefined;
  button.click();
}

/**
 * Forgets the pressed button. Also runs on input: a student who types after pressing a button is still
 * working on the form.
 */
function forgetPress(): void {
  pressed?.removeAttribute('data-pressed');
  pressed = undefined;
}

const preventDefault = (event: Event) => event.preventDefault();

const listeners = [
  ['click', holdPress],
  ['submit', preventDefault],
  ['input', forgetPress],
  ['pagehide', storeForReload],
] as const;
// Browsers that are too old for the portal get no listeners, so that they submit forms natively.
const isOld = page.getAttribute('data-posts') === 'old';
for (const [type, listener] of listeners) if (!isOld) addEventListener(type, listener, true);

// A page with history state or with the hash of the sign-up dialog must render differently from the
// prerendered page, so CSS hides its content until React has rendered it.
if (history.state?.usr || location.hash === createAccountHash) page.dataset.stale = '';

window.endEarly = () => {
  for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  delete page.dataset.stale;
  window.reportTrouble?.();
  const last = pressed;
  forgetPress();
  return last;
};
