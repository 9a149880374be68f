import { useRef, useState } from 'react';
import { isBlank, textOf } from '../core/answers.ts';
import { messagesOf } from '../core/environment.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { DraftState } from '../storage/drafts/draft-state.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { Button } from './templates/Button.tsx';
import { stepFormId } from './templates/Form.tsx';
import { useDraftSelector } from './use-draft.ts';

/** Shows answers whose question no longer exists, and a button to clear all answers on a shared phone. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const words = messagesOf(wizardMessages);
  const [stage, setStage] = useState<'asking' | 'cleared' | 'stayed' | undefined>(
    draft.snapshot().press?.clears ? 'asking' : undefined,
  );
  const status = useRef<HTMLParagraphElement>(null);
  const orphaned = useDraftSelector(draft, (state) => state.orphaned);
  const hasAnswers = useDraftSelector(draft, hasAnswersIn);

  const isEmpty = stage === 'cleared' && !hasAnswers;

  return (
    <div className={draft.isRendered ? 'draft-line' : 'draft-line needs-script'}>
      <p ref={status} role="status" tabIndex={-1} className={isEmpty ? 'quiet' : 'visually-hidden'}>
        {isEmpty && words.cleared}
      </p>
      {orphaned.length > 0 && <p>{words.orphaned(orphaned.map(({ value }) => textOf(value)))}</p>}
      {stage === 'asking' ? (
        <>
          <p ref={takeFocus} tabIndex={-1}>
            {draft.isRendered ? words.clearKeptQuestion : words.clearQuestion}
          </p>
          <Button
            variant="plain"
            post="clear yes"
            form={stepFormId}
            onClick={() => {
              setStage('cleared');
              status.current?.focus(); // because the focused button disappears
              void draft.clear();
            }}
          >
            {words.clearYes}
          </Button>
          <Button variant="plain" post="stay" form={stepFormId} onClick={() => setStage('stayed')}>
            {words.clearNo}
          </Button>
        </>
      ) : (
        <Button
          ref={stage === 'stayed' ? takeFocus : undefined}
          variant="text"
          post="clear"
          form={stepFormId}
          onClick={() => setStage('asking')}
        >
          {draft.isRendered ? words.clearKept : words.clear}
        </Button>
      )}
    </div>
  );
}

/**
 * This function is outside the component, so that it stays the same: React would call a new ref function on
 * every render, and the focus would move each time.
 */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function hasAnswersIn({ answers }: DraftState): boolean {
  return !Object.values(answers).every(isBlank);
}

/**
 * Tells the user whether the answers are saved. The line is empty until the draft is loaded, but keeps its
 * height, so that nothing below it moves.
 */
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
