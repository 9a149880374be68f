import { hrefOf, keyOf, type Selection } from './outline.ts';

interface PagesNavProps {
  readonly kind: Selection['kind'] | undefined;
  /** This is the key (see `keyOf`) of the item that staff selected last. */
  readonly worked: string;
}

export function PagesNav({ kind, worked }: PagesNavProps) {
  const isEditing = kind !== 'changes' && kind !== 'states';
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
