import { useEffect, useState } from 'react';
import { changesKey } from '../outline.ts';

/** Leads to the page of all changes, and from there back to what was worked on. */
export function ChangesLink({ selected }: { readonly selected: string }) {
  const isChanges = selected === changesKey;
  const [worked, setWorked] = useState('');
  useEffect(() => {
    if (!isChanges) setWorked(selected);
  }, [isChanges, selected]);
  return (
    <nav className="changes-link" aria-label="Pages of the studio">
      <a href={`#${encodeURI(worked)}`} aria-current={isChanges ? undefined : 'page'}>
        Forms
      </a>
      <a href={`#${changesKey}`} aria-current={isChanges ? 'page' : undefined}>
        Changes
      </a>
    </nav>
  );
}
