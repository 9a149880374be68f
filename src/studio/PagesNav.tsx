import { hrefOf, keyOf, type Selection } from './outline.ts';

interface PagesNavProps {
  readonly kind: Selection['kind'] | undefined;
  /** The key of the last item that was edited. */
  readonly worked: string;
}

/** Links to the studio's pages. The first returns to the last item that was edited. */
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
