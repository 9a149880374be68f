import { useRef, useState } from 'react';
import { isBlank, textOf } from '../core/answers.ts';
import { messagesOf } from '../core/environment.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { DraftState } from '../storage/drafts/draft-state.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { Button } from './templates/Button.tsx';
import { stepFormId } from './templates/Form.tsx';
import { useDraftSelector } from './use-draft.ts';

/** Says what the phone has kept, and lets whoever shares the phone take it away. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const words = messagesOf(wizardMessages);
  const [isAsking, setAsking] = useState(draft.snapshot().press?.clears === true);
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const isPersisted = useDraftSelector(draft, (state) => state.isPersisted);
  const savedAt = useDraftSelector(draft, (state) => state.savedAt);
  const orphaned = useDraftSelector(draft, (state) => state.orphaned);
  const hasAnswers = useDraftSelector(draft, hasAnswersIn);

  function describeState(): string {
    if (draft.isRendered) return words.keptForHours;
    if (!isPersisted) return words.notSaved;
    if (isCleared && !hasAnswers) return words.cleared;
    return savedAt === undefined ? words.savedAsTyped : words.savedAt(savedAt);
  }

  /** The pressed button disappears, so the focus is moved. */
  function endQuestion() {
    setAsking(false);
    status.current?.focus();
  }

  return (
    <div className={draft.isRendered ? 'draft-line' : 'draft-line needs-script'}>
      <p ref={status} role="status" tabIndex={-1} className="quiet">
        {describeState()}
      </p>
      {orphaned.length > 0 && <p>{words.orphaned(orphaned.map(({ value }) => textOf(value)))}</p>}
      {isAsking ? (
        <>
          <p ref={takeFocus} tabIndex={-1}>
            {draft.isRendered ? words.clearKeptQuestion : words.clearQuestion}
          </p>
          <Button
            variant="plain"
            post="clear yes"
            form={stepFormId}
            onClick={() => {
              endQuestion();
              setCleared(true);
              void draft.clear();
            }}
          >
            {words.clearYes}
          </Button>
          <Button variant="plain" post="stay" form={stepFormId} onClick={endQuestion}>
            {words.clearNo}
          </Button>
        </>
      ) : (
        <Button variant="text" post="clear" form={stepFormId} onClick={() => setAsking(true)}>
          {draft.isRendered ? words.clearKept : words.clear}
        </Button>
      )}
    </div>
  );
}

/** One function for all renders: React would call a new one again each time. */
function takeFocus(question: HTMLElement | null): void {
  question?.focus();
}

function hasAnswersIn({ answers }: DraftState): boolean {
  return !Object.values(answers).every(isBlank);
}
