/*
 * What is worked out in the page. Each function is sent there as a text, so it uses nothing but its arguments, and no
 * word of the language that the oldest browser does not know.
 */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a student would look for: a button, a link or a choice by its words, or a control by a selector. */
export interface Target {
  readonly selector: string;
  readonly words?: string;
}

/** The middle of the first such element that can be pressed where it is and stays; undefined until there is one. */
export async function placeOf({ selector, words }: Target): Promise<Place | undefined> {
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') || element.innerText || '').replace(/\s+/g, ' ').trim();
  const middleOf = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(selector))) {
    if (words !== undefined && nameOf(element) !== words) continue;
    if (element.matches(':disabled, [aria-disabled=true]') || element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: 'center' });
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label'))) continue;
    // A new page still scrolls and grows.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const later = middleOf(element);
    if (later.x !== x || later.y !== y) return undefined;
    // Until the click: where the page scrolls between down and up there is none.
    document.documentElement.setAttribute('data-missed', '');
    const note = ({ target }: Event) => {
      if (element.contains(target as Node)) document.documentElement.removeAttribute('data-missed');
    };
    window.addEventListener('click', note, { capture: true, once: true });
    return later;
  }
  return undefined;
}

/** Settles at the top of the page, or after a second: Back leads to where the page was. */
export const scrolledToTop = (): Promise<void> =>
  new Promise((resolve) => {
    const end = Date.now() + 1000;
    const look = () => (window.scrollY > 0 && Date.now() < end ? setTimeout(look, 50) : resolve());
    look();
  });

/** Whether the last press missed its target, because the page moved once more. */
export const wasMissed = (): boolean => document.documentElement.hasAttribute('data-missed');

/** All that can be read on the page now. */
export const textOf = (selector: string): string =>
  Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.innerText)
    .join('\n');

/** Chooses an option as the browser's own list does; false until it is there. */
export function chooseOption(selector: string, value: string): boolean {
  const list = document.querySelector<HTMLSelectElement>(selector);
  if (!list || !Array.from(list.options).some((option) => option.value === value)) return false;
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export function typedIn(selector: string): string | undefined {
  const control = document.querySelector<HTMLInputElement>(selector);
  return control ? control.value : undefined;
}

/** What was typed before is marked, so that it is typed over. */
export function mark(selector: string): void {
  const control = document.querySelector<HTMLInputElement>(selector)!;
  if (control.value) control.select();
}

export function tagOf(selector: string): string | undefined {
  const element = document.querySelector(selector);
  return element ? element.tagName : undefined;
}

export function focusedWords(): string {
  const element = document.activeElement as HTMLElement;
  return element.getAttribute('aria-label') || element.getAttribute('name') || element.innerText || '';
}

export const isThere = (selector: string): boolean => Boolean(document.querySelector(selector));

export const hasFocus = (selector: string): boolean => Boolean(document.activeElement?.matches(selector));
