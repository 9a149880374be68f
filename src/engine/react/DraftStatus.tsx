import { useRef, useState } from 'react';
import type { DraftState } from '../storage/draft-state.ts';
import type { Draft } from '../storage/drafts.ts';
import { Button } from './templates/Button.tsx';
import { useDraftSelector } from './use-draft.ts';

/** Says what the phone has kept, and lets whoever shares the phone take it away. */
export function DraftStatus({ draft }: { draft: Draft }) {
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
      {state.orphaned.length > 0 && (
        <p>
          We have changed this form. {describeOrphaned(state.orphaned)} Nothing is thrown away: they stay on
          this phone as long as your other answers.
        </p>
      )}
      {isAsking ? (
        <>
          <p ref={takeFocus} tabIndex={-1}>
            Clear all answers of this form from this phone?
          </p>
          <Button
            variant="plain"
            onClick={() => {
              endQuestion();
              setCleared(true);
              void draft.clear();
            }}
          >
            Yes, clear them
          </Button>
          <Button variant="plain" onClick={endQuestion}>
            Keep them
          </Button>
        </>
      ) : (
        <Button variant="text" onClick={() => setAsking(true)}>
          Clear my answers from this phone
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

function describeOrphaned(orphaned: DraftState['orphaned']): string {
  const values = orphaned.map(({ value }) => `“${value}”`).join(', ');
  return `These answers that you gave before have no place in it now: ${values}.`;
}

function describeState(
  { isPersisted, savedAt }: Pick<Status, 'isPersisted' | 'savedAt'>,
  isCleared: boolean,
): string {
  if (!isPersisted)
    return 'We cannot save on this phone. Keep this page open until you have sent your answers.';
  if (isCleared) return 'Your answers were cleared from this phone.';
  if (savedAt === undefined) return 'Your answers are saved on this phone as you type.';
  const time = new Date(savedAt).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return `Saved on this phone ${time}`;
}
