import { useEffect, useMemo } from 'react';
import { useKeptFocus } from './edit/use-kept-focus.ts';
import { Inspector } from './Inspector.tsx';
import { LenderPage } from './lender/LenderPage.tsx';
import { lenderFile } from './lender/lender-parts.ts';
import { Notices } from './notices/Notices.tsx';
import { OutlineNav } from './outline/OutlineNav.tsx';
import { StartPage } from './outline/StartPage.tsx';
import { formIn, isThing, type Outline, type Selection } from './outline.ts';
import { PathsPage } from './paths/PathsPage.tsx';
import { LivePhone } from './phone/LivePhone.tsx';
import { addressOf, type Studio, useUnsavedTexts } from './store.ts';

interface WorkbenchProps {
  readonly studio: Studio;
  readonly outline: Outline;
  readonly selected: string;
  readonly selection: Selection | undefined;
  /** What the phone shows (see `shownWith`). */
  readonly shown: Selection | undefined;
  readonly isGone: boolean;
  readonly step: string | undefined;
}

export function Workbench({ studio, outline, selected, selection, shown, isGone, step }: WorkbenchProps) {
  const { texts, metas, report, seen, form, shapes } = studio;
  const keepFocus = useKeptFocus<HTMLElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes
  useEffect(() => void keepFocus.ref.current?.scrollTo({ top: 0 }), [selected]);
  const bad = useMemo(() => {
    const notices = report?.notices.filter(({ level }) => level === 'wrong' || level === 'breaking') ?? [];
    return notices.map(({ file, path }) => addressOf(file, path));
  }, [report]);
  const marked = new Set([...bad, ...useUnsavedTexts().map(({ page }) => page)]);
  const nav = (
    <OutlineNav {...{ outline, marked, selected, texts, metas }} isThere={selection !== undefined} />
  );
  if (selection?.kind === 'paths') {
    const title = formIn(outline, selection.form)?.title ?? selection.form;
    return (
      <>
        {nav}
        <PathsPage key={selected} form={selection.form} title={title} texts={texts} />
      </>
    );
  }
  const formId = selection && 'form' in selection ? selection.form : undefined;
  const near = selection?.kind === 'file' ? selection.file : formId && `${formId}/`;
  const { question, inner } = shown?.kind === 'question' ? shown : {};
  return (
    <>
      {nav}
      <main>
        <Notices {...{ report, seen, shapes, near }} />
        {selection?.kind === 'file' && selection.file === lenderFile && (
          <LenderPage report={report} part={selection.part} />
        )}
        {step && (
          <LivePhone
            key={shown && 'form' in shown ? shown.form : ''}
            compiled={form}
            {...{ step, question, inner }}
          />
        )}
      </main>
      <aside {...keepFocus} aria-label="Selected item">
        {selection && isThing(selection) ? (
          <Inspector key={selected} selection={selection} outline={outline} metas={metas} />
        ) : isGone && texts.size > 0 ? (
          <p className="studio-nothing">
            This does not exist, or no longer exists. Choose something else, or press{' '}
            {studio.redo.length > 0 ? 'Redo' : 'Undo'}.
          </p>
        ) : (
          <StartPage outline={outline} />
        )}
      </aside>
    </>
  );
}
