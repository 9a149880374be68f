import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Draft, type DraftState, emptyDraft } from './drafts.ts';

/** A draft on screen: read once, followed, and written before the page goes. */
export function useDraft(draft: Draft): DraftState {
  useKeptDraft(draft);
  return useSyncExternalStore(draft.subscribe, draft.snapshot, () => emptyDraft);
}

/** Reads a draft once, and writes it before the page goes. */
export function useKeptDraft(draft: Draft): void {
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

/** A part of a draft, for who need not render with every key: only once it is no longer the same. */
export function useDraftPart<Part>(
  draft: Draft,
  partOf: (state: DraftState) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ part: Part }>(undefined);
  function kept(state: DraftState): Part {
    const part = partOf(state);
    if (!last.current || !isSame(last.current.part, part)) last.current = { part };
    return last.current.part;
  }
  return useSyncExternalStore(
    draft.subscribe,
    () => kept(draft.snapshot()),
    () => kept(emptyDraft),
  );
}
