import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as portal from '#generated/portal.ts';
import { listenToServer } from './call.ts';
import { ChangesPage } from './changes/ChangesPage.tsx';
import { Header } from './Header.tsx';
import { goToField, pressFieldKey } from './outline/field-at.ts';
import { formIn, isThere, isThing, type Selection, selectionOf, shownWith } from './outline.ts';
import { StatesPage } from './states/StatesPage.tsx';
import { TryOut } from './states/TryOut.tsx';
import {
  jsonOf,
  loadAgain,
  openStudio,
  outlineNow,
  reconnect,
  refresh,
  showForm,
  useStudio,
} from './store.ts';
import { theme } from './theme.ts';
import { redo, undo } from './undo/undo.ts';
import { useHash } from './use-hash.ts';
import { Workbench } from './Workbench.tsx';

export function Studio() {
  const { texts } = useStudio();
  const selected = useHash();
  const outline = outlineNow();
  const named = useMemo(() => selectionOf(selected), [selected]);
  const selection = named && isThere(named, outline, texts) ? named : undefined;
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [hasPhone, setPhone] = useState(true);
  const worked = useWorked(selected, named?.kind);
  const shown = useMemo(() => shownWith(selection, outline, jsonOf), [selection, outline]);
  const form = shown && 'form' in shown ? shown.form : '';
  const entry = formIn(outline, form);
  const step = shown && 'step' in shown ? shown.step : entry?.steps[0]?.id;
  const isShown = step !== undefined || (selection?.kind === 'file' && selection.part !== undefined);

  useEffect(followFiles, []);
  useEffect(() => {
    if (form) showForm(form);
  }, [form]);
  useEffect(() => {
    if (selected) setOutlineOpen(false);
  }, [selected]);
  useKeys(pressUndoKey);
  useKeys(pressFieldKey);

  if (named?.kind === 'try') {
    const isGone = !selection && texts.size > 0;
    return <TryOut key={selected} selection={named} {...{ isGone, worked }} />;
  }
  const title = named?.kind === 'changes' ? 'Changes' : named?.kind === 'states' ? 'All states' : 'Studio';
  return (
    <ThemeProvider theme={theme}>
      <title>{`${title} - ${portal.product}`}</title>
      <Header
        {...{ worked, isOutlineOpen }}
        onSkip={selection && isThing(selection) ? goToField : undefined}
        kind={named?.kind}
        onOutline={() => setOutlineOpen(!isOutlineOpen)}
        hasPhone={isShown ? hasPhone : undefined}
        onPhone={() => setPhone(!hasPhone)}
      />
      {named?.kind === 'changes' ? (
        <ChangesPage />
      ) : named?.kind === 'states' ? (
        <StatesPage at={named.at} />
      ) : (
        <div className="studio-columns" data-phone={hasPhone && isShown} data-outline={isOutlineOpen}>
          <Workbench {...{ selected, selection, shown, step }} isGone={named !== undefined} />
        </div>
      )}
    </ThemeProvider>
  );
}

/** Returns the key (see `keyOf`) of the item that staff selected last, to which the link "Forms" returns. */
function useWorked(selected: string, kind: Selection['kind'] | undefined): string {
  const worked = useRef('');
  if (kind !== 'changes' && kind !== 'states' && kind !== 'try') worked.current = selected;
  return worked.current;
}

function followFiles(): void {
  void openStudio();
  window.addEventListener('focus', () => void refresh());
  listenToServer({ onSaved: () => void refresh(), onStopped: reconnect, onNewModules: loadAgain });
}

/** Text in these fields is not saved to the files, so the browser handles Ctrl+Z there as usual. */
const fieldsWithOwnUndo =
  '.studio-ask :is(input, textarea), [aria-invalid="true"], .states input, main.column *';

/**
 * Undoes and redoes edits of the files. Replaces the browser's own undo in text fields too, because each
 * typed letter is already an edit of a file, which the browser cannot undo.
 */
function pressUndoKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  if (event.target instanceof Element && event.target.matches(fieldsWithOwnUndo)) return;
  event.preventDefault();
  void (key === 'y' || event.shiftKey ? redo() : undo());
}

function useKeys(press: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
