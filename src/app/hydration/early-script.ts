import '../polyfills.ts';
import { createAccountHash } from '#paths';
import { enterEpoch } from '../../phone-epoch.ts';
import { storeForReload } from './early-input.ts';

/*
 * The second script of every page. It is inline and allowed by its hash (scripts/build/pages-plugin.ts), because it
 * must run before the student can interact with the page. Until the portal has loaded, it remembers the last pressed
 * button, prevents native form submission and keeps typed input across a reload. Links need no help.
 */

/** The URL of older.css, replaced at build time. */
declare const olderStyles: string;

const page = document.documentElement;
let pressed: HTMLElement | undefined;

// Support for flex gaps cannot be detected. Chrome and Safari added WeakRef in the same versions.
if (!('WeakRef' in window)) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = olderStyles;
  document.head.append(sheet);
}

// A restored tab that belonged to another student: hide its content and start over.
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

/** How long a press waits for React before the form is posted to the server. In milliseconds. */
const patience = 1000;

/**
 * Submits the form natively because React has not loaded yet. Not with a service worker: it has the scripts cached, and
 * its cached page would hide the server's response.
 */
function post(button: HTMLButtonElement): void {
  if (pressed !== button || button.type !== 'submit' || navigator.serviceWorker?.controller) return;
  for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  // So that React does not press it a second time.
  pressed = undefined;
  button.click();
}

/** Discards the remembered press. Also called on input: typing after a press cancels it. */
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
// A browser that is too old for the portal submits forms natively.
const isOld = page.getAttribute('data-posts') === 'old';
for (const [type, listener] of listeners) if (!isOld) addEventListener(type, listener, true);

// The prerendered page does not match this history entry's state and is hidden until React has rendered the right one.
if (history.state?.usr || location.hash === createAccountHash) page.dataset.stale = '';

window.endEarly = () => {
  for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  delete page.dataset.stale;
  window.reportTrouble?.();
  const last = pressed;
  forgetPress();
  return last;
};
