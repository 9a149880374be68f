import { useEffect, useState } from 'react';
import { Toasts } from '#components/toasts/Toasts.tsx';
import type { Draft } from '#engine/storage/index.ts';
import { findState } from '../catalogue.ts';
import { draftOf, play } from '../states/stage.ts';
import { Preview } from './Preview.tsx';

interface TryOutProps {
  readonly flow: string;
  readonly step: string;
  readonly state: string;
}

/** One state by itself, to be filled in, pressed and walked on from, with the keyboard and the toasts of the portal. */
export function TryOut({ flow, step, state }: TryOutProps) {
  const [draft, setDraft] = useState<Draft>();
  const found = findState(flow, step, state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was tried out stays while files are edited
  useEffect(() => {
    if (found) void draftOf(found.flow, found.state).then(setDraft);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: played once, on the page that the draft is on
  useEffect(() => {
    if (draft && found) void play(document, found.state);
  }, [draft]);

  return (
    <>
      <Toasts />
      <aside className="gallery-bar" aria-label="Gallery">
        <a href={`/__forms#${flow}.${step}`}>All forms</a>
        <p>{found ? `${found.state.title}. Nothing is kept or sent.` : 'There is no such state any more.'}</p>
      </aside>
      {found && draft && <Preview flow={found.flow} draft={draft} stepId={step} />}
    </>
  );
}
