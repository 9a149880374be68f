import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type DraftState, emptyDraft } from '../storage/drafts/draft-state.ts';
import type { Draft } from '../storage/drafts/drafts.ts';

/** A draft on screen: read once, subscribed to, and written before the page unloads. */
export function useDraft(draft: Draft): DraftState {
  useDraftPersistence(draft);
  return useDraftSelector(draft, (state) => state);
}

/** Reads a draft once, and writes it before the page unloads. */
export function useDraftPersistence(draft: Draft): void {
  useEffect(() => {
    void draft.load();
    const flush = () => void draft.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draft]);
}

/** Before the stored draft was read, and during server rendering. */
const renderedOf = (draft: Draft): DraftState => (draft.isRendered ? draft.snapshot() : emptyDraft);

/** A part of a draft: the component renders only when that part changes. */
export function useDraftSelector<Selected>(
  draft: Draft,
  select: (state: DraftState) => Selected,
  isSame: (one: Selected, other: Selected) => boolean = Object.is,
): Selected {
  const last = useRef<{ selected: Selected }>(undefined);
  function memoized(state: DraftState): Selected {
    const selected = select(state);
    if (!last.current || !isSame(last.current.selected, selected)) last.current = { selected: selected };
    return last.current.selected;
  }
  return useSyncExternalStore(
    draft.subscribe,
    () => memoized(draft.snapshot()),
    () => memoized(renderedOf(draft)),
  );
}
