import { textId } from '../edit/MarkdownEditor.tsx';
import { idOf } from '../edit/Place.tsx';
import type { Path } from '../files/json.ts';

/** Calls `then` when the item with this address is open, which may be the case already. */
export function afterOpening(href: string, then: () => void): void {
  if (window.location.hash === href) then();
  else window.addEventListener('hashchange', () => requestAnimationFrame(then), { once: true });
}

/**
 * Returns the field of a value or, if the value has none, the part of the editors around it. Unfolds what is
 * around the field.
 */
export function fieldAt(file: string, path: Path): HTMLElement | undefined {
  const around = path.map((_, index) => idOf(file, path.slice(0, path.length - index)));
  const [field] = [...around, textId(file)].flatMap((id) => document.getElementById(id) ?? []);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  return field;
}
