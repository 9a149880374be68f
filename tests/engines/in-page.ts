/*
 * These functions are sent to the browser as source text. They may use only their arguments and the browser's
 * globals, and only syntax that Chrome 80 supports.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Target {
  readonly selector: string;
  readonly name?: string;
}

/**
 * Returns the centre of the first match that is enabled and visible, or undefined if there is none or it is
 * moving.
 */
export async function pressPointOf({ selector, name }: Target): Promise<Point | undefined> {
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') || element.innerText || '').replace(/\s+/g, ' ').trim();
  const middleOf = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(selector))) {
    if (name !== undefined && nameOf(element) !== name) continue;
    if (element.matches(':disabled, [aria-disabled=true]') || element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: 'center' });
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label'))) continue;
    // The function waits to see whether the element moves, because a new page may still scroll or grow.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const later = middleOf(element);
    if (later.x !== x || later.y !== y) return undefined;
    // If the page scrolls during the touch, no click follows, `data-missed` stays, and phone.ts presses
    // again.
    document.documentElement.setAttribute('data-missed', '');
    const note = ({ target }: Event) => {
      if (element.contains(target as Node)) document.documentElement.removeAttribute('data-missed');
    };
    window.addEventListener('click', note, { capture: true, once: true });
    return later;
  }
  return undefined;
}

/**
 * Waits until the page is at its top, but for at most a second: after Back, the browser may restore another
 * scroll position.
 */
export const scrolledToTop = (): Promise<void> =>
  new Promise((resolve) => {
    const end = Date.now() + 1000;
    const look = () => (window.scrollY > 0 && Date.now() < end ? setTimeout(look, 50) : resolve());
    look();
  });

export const textOf = (selector: string): string =>
  Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.innerText)
    .join('\n');

/** Chooses an option, with the events of a real choice. Returns false if the option does not exist yet. */
export function chooseOption(selector: string, value: string): boolean {
  const list = document.querySelector<HTMLSelectElement>(selector);
  if (!list || !Array.from(list.options).some((option) => option.value === value)) return false;
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export function controlValue(selector: string): string | undefined {
  const control = document.querySelector<HTMLInputElement>(selector);
  return control ? control.value : undefined;
}

export const isThere = (selector: string): boolean => Boolean(document.querySelector(selector));
