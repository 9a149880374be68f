import { useRef, useState } from 'react';
import { isBlank, textOf } from '../core/answers.ts';
import { messagesOf } from '../core/environment.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { DraftState } from '../storage/drafts/draft-state.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { Button } from './templates/Button.tsx';
import { useDraftSelector } from './use-draft.ts';

/** Says what the phone has kept, and lets whoever shares the phone take it away. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const words = messagesOf(wizardMessages);
  const [isAsking, setAsking] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const isPersisted = useDraftSelector(draft, (state) => state.isPersisted);
  const savedAt = useDraftSelector(draft, (state) => state.savedAt);
  const orphaned = useDraftSelector(draft, (state) => state.orphaned);
  const hasAnswers = useDraftSelector(draft, hasAnswersIn);

  function describeState(): string {
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
    <div className="draft-line">
      <p ref={status} role="status" tabIndex={-1} className="quiet">
        {describeState()}
      </p>
      {orphaned.length > 0 && <p>{words.orphaned(orphaned.map(({ value }) => textOf(value)))}</p>}
      {isAsking ? (
        <>
          <p ref={takeFocus} tabIndex={-1}>
            {words.clearQuestion}
          </p>
          <Button
            variant="plain"
            onClick={() => {
              endQuestion();
              setCleared(true);
              void draft.clear();
            }}
          >
            {words.clearYes}
          </Button>
          <Button variant="plain" onClick={endQuestion}>
            {words.clearNo}
          </Button>
        </>
      ) : (
        <Button variant="text" onClick={() => setAsking(true)}>
          {words.clear}
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
