import type { ReactNode } from 'react';
import { textId } from '../edit/MarkdownEditor.tsx';
import { idOf } from '../edit/Place.tsx';
import type { Path } from '../files/json.ts';
import { hrefOf } from '../outline.ts';
import { addressOf } from '../store.ts';

interface GoThereProps {
  readonly file: string;
  readonly path: Path;
  /** The key (see `keyOf`) of the item that edits the value. By default, it is found from the path. */
  readonly page?: string;
  /** Tells this link from others for people who cannot see what is beside it. */
  readonly what?: string;
  readonly children?: ReactNode;
}

/** Opens the item to which a value belongs, and moves the focus to the value's field. */
export function GoThere({
  file,
  path,
  page = addressOf(file, path),
  what,
  children = 'Go there',
}: GoThereProps) {
  const href = hrefOf(page);
  function follow(): void {
    if (window.location.hash === href) focusAt(file, path);
    else
      window.addEventListener('hashchange', () => requestAnimationFrame(() => focusAt(file, path)), {
        once: true,
      });
  }
  return (
    <a
      href={href}
      aria-label={what && `Go there: ${what}`}
      onClick={({ ctrlKey, metaKey, shiftKey }) => !ctrlKey && !metaKey && !shiftKey && follow()}
    >
      {children}
    </a>
  );
}

/** Focuses the field of a value or, if the value has none, the part of the editors around it. */
function focusAt(file: string, path: Path): void {
  const around = path.map((_, index) => idOf(file, path.slice(0, path.length - index)));
  const [place] = [...around, textId(file)].flatMap((id) => document.getElementById(id) ?? []);
  if (!place) return;
  for (let fold = place.closest('details'); fold; fold = fold.parentElement!.closest('details'))
    fold.open = true;
  place.focus();
  if (document.activeElement !== place) place.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
