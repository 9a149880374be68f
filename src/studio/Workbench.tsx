import { useEffect, useMemo } from 'react';
import { useKeptFocus } from './edit/use-kept-focus.ts';
import { Inspector } from './Inspector.tsx';
import { LenderPage } from './lender/LenderPage.tsx';
import { lenderFile } from './lender/lender-parts.ts';
import { Notices } from './notices/Notices.tsx';
import { OutlineNav } from './outline/OutlineNav.tsx';
import { StartPage } from './outline/StartPage.tsx';
import { isThing, type Selection } from './outline.ts';
import { PathsPage } from './paths/PathsPage.tsx';
import { LivePhone } from './phone/LivePhone.tsx';
import { addressOf, useStudio, useUnsavedTexts } from './store.ts';

interface WorkbenchProps {
  readonly selected: string;
  readonly selection: Selection | undefined;
  /** The selection that the phone preview shows (see `shownWith`). */
  readonly shown: Selection | undefined;
  readonly isGone: boolean;
  readonly step: string | undefined;
}

export function Workbench({ selected, selection, shown, isGone, step }: WorkbenchProps) {
  const { texts, report, redo } = useStudio();
  const keepFocus = useKeptFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes
  useEffect(() => void keepFocus.ref.current?.scrollTo({ top: 0 }), [selected]);
  const bad = useMemo(() => {
    const notices = report?.notices.filter(({ level }) => level === 'wrong' || level === 'breaking') ?? [];
    return notices.map(({ file, path }) => addressOf(file, path));
  }, [report]);
  const marked = new Set([...bad, ...useUnsavedTexts().map(({ page }) => page)]);
  const nav = <OutlineNav {...{ marked, selected }} isThere={selection !== undefined} />;
  if (selection?.kind === 'paths')
    return (
      <>
        {nav}
        <PathsPage key={selected} form={selection.form} />
      </>
    );
  const formId = selection && 'form' in selection ? selection.form : undefined;
  const near = selection?.kind === 'file' ? selection.file : formId && `${formId}/`;
  const { question, inner } = shown?.kind === 'question' ? shown : {};
  return (
    <>
      {nav}
      <main>
        <Notices near={near} />
        {selection?.kind === 'file' && selection.file === lenderFile && <LenderPage part={selection.part} />}
        {step && (
          <LivePhone key={shown && 'form' in shown ? shown.form : ''} {...{ step, question, inner }} />
        )}
      </main>
      <aside {...keepFocus} aria-label="Selected item">
        {selection && isThing(selection) ? (
          <Inspector key={selected} selection={selection} />
        ) : isGone && texts.size > 0 ? (
          <p className="studio-nothing">
            This does not exist, or no longer exists. Choose something else, or press{' '}
            {redo.length > 0 ? 'Redo' : 'Undo'}.
          </p>
        ) : (
          <StartPage />
        )}
      </aside>
    </>
  );
}
