import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type DraftState, emptyDraft } from '../storage/drafts/draft-state.ts';
import type { Draft } from '../storage/drafts/drafts.ts';

export function useDraft(draft: Draft): DraftState {
  useDraftPersistence(draft);
  return useDraftSelector(draft, (state) => state);
}

/** Loads the draft. Writes pending changes when the page is hidden or closed, or the component unmounts. */
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

/**
 * Returns the state of the draft during server rendering and hydration. The state is empty unless the server
 * renders answers.
 */
const renderedOf = (draft: Draft): DraftState => (draft.isRendered ? draft.snapshot() : emptyDraft);

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
