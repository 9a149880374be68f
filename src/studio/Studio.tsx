import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import * as portal from '#generated/portal.ts';
import { addressOf } from './address-of.ts';
import { ChangesLink } from './changes/ChangesLink.tsx';
import { ChangesPage } from './changes/ChangesPage.tsx';
import { useKeptFocus } from './edit/use-kept-focus.ts';
import { Icon } from './Icon.tsx';
import { Inspector } from './Inspector.tsx';
import { Notices } from './notices/Notices.tsx';
import { OutlineNav } from './outline/OutlineNav.tsx';
import { changesKey, isThere, outlineOf, selectionOf } from './outline.ts';
import { PathsPage } from './paths/PathsPage.tsx';
import { LivePhone } from './phone/LivePhone.tsx';
import { jsonOf, mend, openStudio, redo, refresh, showForm, store, undo } from './store.ts';
import { theme } from './theme.ts';
import { toolButton } from './tools/Ask.tsx';
import { useHash } from './use-hash.ts';

/** All forms, to be changed: what there is on the left, the phone in the middle, what is selected on the right. */
export function Studio() {
  const studio = useSyncExternalStore(store.subscribe, store.snapshot);
  const { texts, metas, report, form, said, isRefused } = studio;
  const selected = useHash();
  const isChanges = selected === changesKey;
  const outline = useMemo(() => outlineOf(texts.keys(), jsonOf), [texts]);
  const named = isChanges ? undefined : selectionOf(selected);
  const selection = named && isThere(named, outline, texts) ? named : undefined;
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [hasPhone, setPhone] = useState(true);
  const shownForm = selection && 'form' in selection ? selection.form : '';
  const marked = useMemo(() => {
    const bad = report?.notices.filter(({ level }) => level === 'wrong' || level === 'unsafe') ?? [];
    return new Set(bad.map(({ file, path }) => addressOf(file, path)));
  }, [report]);
  const entry = outline.forms.find(({ id }) => id === shownForm);
  const step = selection && 'step' in selection ? selection.step : entry?.steps[0]?.id;

  const question = selection?.kind === 'question' ? selection.question : undefined;

  useEffect(() => {
    void openStudio();
    window.addEventListener('focus', () => void refresh());
  }, []);
  useEffect(() => {
    if (shownForm) showForm(shownForm);
  }, [shownForm]);
  useEffect(() => {
    if (selected) setOutlineOpen(false);
  }, [selected]);
  useUndoKeys();
  const keepFocus = useKeptFocus<HTMLElement>();

  return (
    <ThemeProvider theme={theme}>
      <title>{`${isChanges ? 'Changes' : 'Studio'} - ${portal.product}`}</title>
      <header className="studio-head">
        <h1 tabIndex={-1}>Studio</h1>
        {!isChanges && (
          <Button
            {...toolButton}
            className="studio-fold"
            aria-expanded={isOutlineOpen}
            onClick={() => setOutlineOpen(!isOutlineOpen)}
          >
            <Icon name="list" /> All forms
          </Button>
        )}
        <ChangesLink selected={selected} />
        <p
          role={isRefused ? 'alert' : 'status'}
          className={isRefused ? 'studio-said studio-refused' : 'studio-said'}
        >
          {said}
        </p>
        <div className="studio-tools">
          {step && (
            <Button
              {...toolButton}
              className="studio-fold"
              aria-pressed={hasPhone}
              onClick={() => setPhone(!hasPhone)}
            >
              <Icon name="phone" /> Phone
            </Button>
          )}
          <Tool isOn={studio.undo.length > 0} words="Undo" what={studio.undo[0]} onPress={undo} />
          <Tool isOn={studio.redo.length > 0} words="Redo" what={studio.redo[0]} onPress={redo} />
          <Tool
            isOn
            words="Do what follows"
            what="Brings along what belongs to your changes: versions, samples and lines for saved answers"
            onPress={mend}
          />
        </div>
      </header>
      {isChanges ? (
        <ChangesPage report={report} />
      ) : (
        <div
          className="studio-columns"
          data-phone={hasPhone && step !== undefined}
          data-outline={isOutlineOpen}
        >
          <OutlineNav outline={outline} marked={marked} selected={selected} />
          {selection?.kind === 'paths' ? (
            <PathsPage key={selected} form={shownForm} title={entry?.title ?? shownForm} texts={texts} />
          ) : (
            <>
              <main>
                <Notices report={report} shapes={studio.shapes} />
                {step && <LivePhone compiled={form} step={step} question={question} />}
              </main>
              <aside {...keepFocus} aria-label="What is selected">
                {selection ? (
                  <Inspector key={selected} selection={selection} outline={outline} metas={metas} />
                ) : (
                  <p className="studio-nothing">
                    {named && texts.size > 0
                      ? 'This is not there any more, or not yet. Choose something else, or undo.'
                      : 'Choose a form, a step or a question to change it.'}
                  </p>
                )}
              </aside>
            </>
          )}
        </div>
      )}
    </ThemeProvider>
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
    <Button {...toolButton} aria-disabled={!isOn} title={what} onClick={() => isOn && void onPress()}>
      {words}
    </Button>
  );
}

/** Fields whose text is not in the files: what undoes it is the browser's. */
const unwrittenFields = '.studio-ask :is(input, textarea), [aria-invalid="true"]';

/** As in every editor. In a field of text as well, where what is typed is in the files already. */
function useUndoKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (event.target instanceof Element && event.target.matches(unwrittenFields)) return;
      event.preventDefault();
      void (key === 'y' || event.shiftKey ? redo() : undo());
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
