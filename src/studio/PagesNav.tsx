import { useEffect, useState } from 'react';
import { hrefOf, keyOf, type Selection } from './outline.ts';

interface PagesNavProps {
  readonly selected: string;
  readonly kind: Selection['kind'] | undefined;
}

/** The pages of the studio. The first one leads back to what was worked on. */
export function PagesNav({ selected, kind }: PagesNavProps) {
  const isEditing = kind !== 'changes' && kind !== 'states';
  const [worked, setWorked] = useState('');
  useEffect(() => {
    if (isEditing) setWorked(selected);
  }, [isEditing, selected]);
  const link = (words: string, key: string, isCurrent: boolean) => (
    <a href={hrefOf(key)} aria-current={isCurrent ? 'page' : undefined}>
      {words}
    </a>
  );
  return (
    <nav className="studio-pages" aria-label="Pages of the studio">
      {link('Forms', worked, isEditing)}
      {link('All states', keyOf({ kind: 'states' }), kind === 'states')}
      {link('Changes', keyOf({ kind: 'changes' }), kind === 'changes')}
    </nav>
  );
}
