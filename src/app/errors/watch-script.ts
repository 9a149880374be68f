// biome-ignore-all lint/suspicious/noVar: every browser must be able to parse this file
// biome-ignore-all lint/complexity/useOptionalChain: every browser must be able to parse this file
// biome-ignore-all lint/style/useTemplate: every browser must be able to parse this file
import type { Trouble } from './trouble.ts';

/*
 * This is the first script of every page. It is written in ES5 for old browsers. Until the portal has loaded,
 * the script shows a notice if the portal's own scripts fail or take too long.
 */

declare const lender: { readonly product: string; readonly support: { words: string; phone: string } };

/**
 * After this time, in milliseconds, a page counts as late. On a slow network the portal loads in about a
 * quarter of this time.
 */
var patience = 20000;

var words: Record<Trouble, string> = {
  old:
    'This browser is too old for ' +
    lender.product +
    '. Open this page in a newer Chrome, Firefox, Safari or Samsung Internet.',
  late: 'This page is not ready yet. Wait a little, or try another browser.',
  incomplete: "Part of this page didn't load.",
};

var page = document.documentElement;
var posts = page.hasAttribute('data-posts');
var shownTrouble: Trouble | undefined;
var box = document.createElement('div');
box.className = 'column trouble';

function showTrouble(trouble: Trouble): void {
  var note = document.createElement('div');
  // Shows no notice while the page has content and the server can process its forms (`posts`).
  if (posts && !isRootEmpty()) {
    if (trouble === 'old') page.setAttribute('data-posts', 'old');
    return;
  }
  if (shownTrouble && shownTrouble !== 'late') return;
  shownTrouble = trouble;
  note.className = 'notice notice-error';
  note.setAttribute('role', 'alert');
  add(note, 'p', words[trouble]);
  if (trouble !== 'old') add(note, 'a', 'Reload', location.href).className = 'button';
  if (lender.support.phone)
    add(add(note, 'p', lender.support.words), 'a', lender.support.phone, 'tel:+220' + lender.support.phone);
  box.textContent = '';
  box.appendChild(note);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}

function isRootEmpty(): boolean {
  var root = document.getElementById('root');
  return root !== null && !root.firstChild;
}

function show(): void {
  if (shownTrouble) document.body.insertBefore(box, document.body.firstChild);
  setDisabled(true);
}

function add(parent: HTMLElement, tag: string, text: string, address?: string): HTMLElement {
  var element = document.createElement(tag);
  element.textContent = text;
  if (address) (element as HTMLAnchorElement).href = address;
  return parent.appendChild(element);
}

function setDisabled(isDisabled: boolean): void {
  function set(control: HTMLButtonElement): void {
    control.disabled = isDisabled;
  }
  var selector = { old: 'button,input,select,textarea', incomplete: 'button', late: 'x' }[
    shownTrouble || 'late'
  ];
  var spinner = document.querySelector<HTMLElement>('.spinner');
  Array.prototype.forEach.call(document.querySelectorAll(selector), set);
  if (spinner && selector !== 'x') spinner.style.display = 'none';
}

function watch(event: ErrorEvent): void {
  var target = event.target as Element;
  if (target && target.tagName === 'SCRIPT') showTrouble('incomplete');
  else if (event.filename && event.filename.indexOf(location.host) > 0) showTrouble('old');
}

var lateTimer = setTimeout(function showLate() {
  showTrouble('late');
}, patience);
window.addEventListener('error', watch, true);

window.reportTrouble = function reportTrouble(trouble) {
  if (trouble) return showTrouble(trouble);
  clearTimeout(lateTimer);
  window.removeEventListener('error', watch, true);
  if (box.parentNode) document.body.removeChild(box);
  setDisabled(false);
  shownTrouble = undefined;
};

// Opera Mini counts as too old, because it runs scripts on a proxy server and stops them once the page has
// been rendered.
if (
  /Opera Mini/.test(navigator.userAgent) ||
  !('noModule' in document.createElement('script')) ||
  !window.BigInt
)
  showTrouble('old');
