import { messagesOf } from '../core/environment.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { useDraftSelector } from './use-draft.ts';

/** The line keeps its height while it is empty, so that nothing below it moves. */
export function SavedStatus({ draft }: { draft: Draft }) {
  const isLoaded = useDraftSelector(draft, (state) => state.isLoaded);
  const isPersisted = useDraftSelector(draft, (state) => state.isPersisted);
  const savedAt = useDraftSelector(draft, (state) => state.savedAt);

  function words(): string {
    const { keptForHours, notSaved, savedAsTyped, savedAt: savedAtTime } = messagesOf(wizardMessages);
    if (draft.isRendered) return keptForHours;
    if (!isPersisted) return notSaved;
    return savedAt === undefined ? savedAsTyped : savedAtTime(savedAt);
  }

  return (
    <p role="status" className={draft.isRendered ? 'saved quiet' : 'saved quiet needs-script'}>
      {isLoaded && words()}
    </p>
  );
}
