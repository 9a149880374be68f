import Button from '@mui/material/Button';
import { typedInWords } from './files/sentence.ts';
import { Icon } from './Icon.tsx';
import { hrefOf, keyOf, type Selection } from './outline.ts';
import { lastHere, useStudio, useUnsavedTexts } from './store.ts';
import { redo, undo } from './undo/undo.ts';

interface HeaderProps {
  /** The key (see `keyOf`) of the item that staff selected last. The link "Forms" leads to this item. */
  readonly worked: string;
  readonly kind: Selection['kind'] | undefined;
  readonly onSkip: (() => void) | undefined;
  readonly isOutlineOpen: boolean;
  readonly onOutline: () => void;
  /** True if the phone preview is shown. The value is undefined on pages without a preview. */
  readonly hasPhone: boolean | undefined;
  readonly onPhone: () => void;
}

export function Header({ worked, kind, onSkip, isOutlineOpen, onOutline, hasPhone, onPhone }: HeaderProps) {
  const { said, isRefused, undo: undone, redo: redone } = useStudio();
  const unsaved = lastHere(useUnsavedTexts());
  return (
    <header className="studio-head">
      {onSkip && (
        <Button className="studio-skip" onClick={onSkip}>
          Skip to the selected item (F6)
        </Button>
      )}
      <h1 tabIndex={-1}>Studio</h1>
      {kind !== 'changes' && kind !== 'states' && (
        <Button className="studio-fold" aria-expanded={isOutlineOpen} onClick={onOutline}>
          <Icon name="list" /> All forms
        </Button>
      )}
      <PagesNav worked={worked} kind={kind} />
      <p
        role={isRefused ? 'alert' : 'status'}
        className={isRefused ? 'studio-said studio-refused' : 'studio-said'}
      >
        {said}
      </p>
      <div className="studio-tools">
        {hasPhone !== undefined && (
          <Button className="studio-fold" aria-pressed={hasPhone} onClick={onPhone}>
            <Icon name="phone" /> Phone
          </Button>
        )}
        <Tool
          isOn={unsaved !== undefined || undone.length > 0}
          words="Undo"
          what={unsaved ? typedInWords(unsaved.name, unsaved.text) : undone[0]}
          onPress={undo}
        />
        <Tool isOn={redone.length > 0} words="Redo" what={redone[0]} onPress={redo} />
      </div>
    </header>
  );
}

function PagesNav({ kind, worked }: Pick<HeaderProps, 'kind' | 'worked'>) {
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

interface ToolProps {
  readonly isOn: boolean;
  readonly words: string;
  readonly what: string | undefined;
  readonly onPress: () => Promise<void>;
}

function Tool({ isOn, words, what, onPress }: ToolProps) {
  return (
    <Button aria-disabled={!isOn} title={what} onClick={() => isOn && void onPress()}>
      {words}
    </Button>
  );
}
