import type { ReactNode } from 'react';
import type { Path } from '../files/json.ts';
import { hrefOf } from '../outline.ts';
import { addressOf } from '../store.ts';
import { afterOpening, fieldAt } from './field-at.ts';

interface GoThereProps {
  readonly file: string;
  readonly path: Path;
  /** The key (see `keyOf`) of the item to open. Defaults to the item to which the path belongs. */
  readonly page?: string;
  /** Describes the target for screen readers, because several links may have the same text. */
  readonly what?: string;
  readonly children?: ReactNode;
}

/** Shows a link that opens the item to which a value belongs, and moves the focus to the value's field. */
export function GoThere({
  file,
  path,
  page = addressOf(file, path),
  what,
  children = 'Go there',
}: GoThereProps) {
  const href = hrefOf(page);
  return (
    <a
      href={href}
      aria-label={what && `Go there: ${what}`}
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        !ctrlKey && !metaKey && !shiftKey && afterOpening(href, () => focusAt(file, path))
      }
    >
      {children}
    </a>
  );
}

function focusAt(file: string, path: Path): void {
  const field = fieldAt(file, path);
  field?.focus();
  if (document.activeElement !== field) field?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
