import { textId } from '../edit/MarkdownEditor.tsx';
import { idOf } from '../edit/Place.tsx';
import { type Path, pathsAround } from '../files/json.ts';

/** Calls `then` as soon as the item with this address is open, or immediately if it is already open. */
export function afterOpening(href: string, then: () => void): void {
  if (window.location.hash === href) then();
  else window.addEventListener('hashchange', () => requestAnimationFrame(then), { once: true });
}

/**
 * Returns the field of a value or, if the value has no field, the nearest editor around it. Opens all folds
 * around the result.
 */
export function fieldAt(file: string, path: Path): HTMLElement | undefined {
  const around = pathsAround(path).map((each) => idOf(file, each));
  const [field] = [...around, textId(file)].flatMap((id) => document.getElementById(id) ?? []);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  return field;
}

export function goToField(): void {
  const [aside] = document.querySelectorAll<HTMLElement>('.studio-columns > aside');
  const field = aside?.querySelector<HTMLElement>('[id^="at-"]:is(input, textarea, [role="combobox"])');
  (field ?? aside)?.focus();
}

/**
 * Handles the key F6. From the editors, it moves the focus to the item's link in the outline. From anywhere
 * else, it moves the focus to the item's first field.
 */
export function pressFieldKey(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  if (document.activeElement?.closest('.studio-columns > aside'))
    document.querySelector<HTMLElement>('.studio-outline [aria-current]')?.focus();
  else goToField();
}
