import { useRef, useState } from 'react';
import { messagesOf } from '../core/environment.ts';
import { wizardMessages } from '../core/wizard-messages.ts';
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
  const { hasAnswers, ...state } = useDraftSelector(draft, statusOf, isSameStatus);

  /** The pressed button disappears, so the focus is moved. */
  function endQuestion() {
    setAsking(false);
    status.current?.focus();
  }

  return (
    <div className="draft-line">
      <p ref={status} role="status" tabIndex={-1} className="quiet">
        {describeState(state, isCleared && !hasAnswers)}
      </p>
      {state.orphaned.length > 0 && <p>{words.orphaned(state.orphaned.map(({ value }) => value))}</p>}
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

interface Status extends Pick<DraftState, 'isPersisted' | 'savedAt' | 'orphaned'> {
  readonly hasAnswers: boolean;
}

/** The parts of a draft that the line depends on, without the answers, which change with every key. */
function statusOf({ isPersisted, savedAt, orphaned, answers }: DraftState): Status {
  const hasAnswers = Object.values(answers).some((step) => Object.values(step).some(Boolean));
  return { isPersisted, savedAt, orphaned, hasAnswers };
}

function isSameStatus(one: Status, other: Status): boolean {
  return (Object.keys(one) as (keyof Status)[]).every((key) => one[key] === other[key]);
}

function describeState(
  { isPersisted, savedAt }: Pick<Status, 'isPersisted' | 'savedAt'>,
  isCleared: boolean,
): string {
  const words = messagesOf(wizardMessages);
  if (!isPersisted) return words.notSaved;
  if (isCleared) return words.cleared;
  return savedAt === undefined ? words.savedAsTyped : words.savedAt(savedAt);
}
