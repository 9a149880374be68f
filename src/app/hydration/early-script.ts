import '../polyfills.ts';
import { createAccountHash } from '#paths';
import { enterEpoch } from '../../phone-epoch.ts';
import { storeForReload } from './early-input.ts';

/*
 * The second script of every page. It is inline and allowed by its hash (scripts/build/pages-plugin.ts), because it
 * must run before the student can interact with the page. Until the portal has loaded, this script remembers the last
 * pressed button, prevents native form submission and stores typed input before a reload. Links work without this
 * script.
 */

/** The URL of older.css, replaced at build time. */
declare const olderStyles: string;

const page = document.documentElement;
let pressed: HTMLElement | undefined;

// older.css replaces flex gaps. Support for flex gaps cannot be detected, but Chrome and Safari added WeakRef in the
// same versions.
if (!('WeakRef' in window)) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = olderStyles;
  document.head.append(sheet);
}

// The browser has restored a tab that belonged to another student: hides the tab's content and opens the landing page.
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
 * Milliseconds after a press of a submit button until the form is posted to the server, if React has not loaded by
 * then.
 */
const patience = 1000;

/**
 * Submits the form natively, because React has not loaded yet. Does nothing if there is a service worker: the worker
 * has the scripts cached, and its cached page would hide the server's response.
 */
function post(button: HTMLButtonElement): void {
  if (pressed !== button || button.type !== 'submit' || navigator.serviceWorker?.controller) return;
  for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  // Forgets the pressed button, so that the button is not clicked a second time after hydration.
  pressed = undefined;
  button.click();
}

/**
 * Forgets the button that was pressed. Also called on input: a student who types after pressing a button has not
 * finished, so the button must not be clicked after hydration.
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
// A browser that is too old for the portal gets none of these listeners, so that it submits forms natively.
const isOld = page.getAttribute('data-posts') === 'old';
for (const [type, listener] of listeners) if (!isOld) addEventListener(type, listener, true);

// Marks a prerendered page that does not match this history entry: its content is hidden until React has rendered the
// right page.
if (history.state?.usr || location.hash === createAccountHash) page.dataset.stale = '';

window.endEarly = () => {
  for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  delete page.dataset.stale;
  window.reportTrouble?.();
  const last = pressed;
  forgetPress();
  return last;
};
