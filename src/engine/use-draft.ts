import { useEffect, useSyncExternalStore } from 'react';
import { type Draft, type DraftState, emptyDraft } from './drafts.ts';

/** A draft on screen: read once, followed, and written before the page goes. */
export function useDraft(draft: Draft): DraftState {
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
  return useSyncExternalStore(draft.subscribe, draft.snapshot, () => emptyDraft);
}
