import { useRef, useState } from 'react';
import { isBlank, textOf } from '../core/answers.ts';
import { messagesOf } from '../core/environment.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { DraftState } from '../storage/drafts/draft-state.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { Button } from './templates/Button.tsx';
import { stepFormId } from './templates/Form.tsx';
import { useDraftSelector } from './use-draft.ts';

/** Lets whoever shares the phone clear what it has kept. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const words = messagesOf(wizardMessages);
  const [isAsking, setAsking] = useState(draft.snapshot().press?.clears === true);
  const [isCleared, setCleared] = useState(false);
  const [isKept, setKept] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const orphaned = useDraftSelector(draft, (state) => state.orphaned);
  const hasAnswers = useDraftSelector(draft, hasAnswersIn);

  const isEmpty = isCleared && !hasAnswers;

  return (
    <div className={draft.isRendered ? 'draft-line' : 'draft-line needs-script'}>
      <p ref={status} role="status" tabIndex={-1} className={isEmpty ? 'quiet' : 'visually-hidden'}>
        {isEmpty && words.cleared}
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
              setAsking(false);
              setKept(false);
              setCleared(true);
              status.current?.focus(); // the pressed button goes
              void draft.clear();
            }}
          >
            {words.clearYes}
          </Button>
          <Button
            variant="plain"
            post="stay"
            form={stepFormId}
            onClick={() => {
              setAsking(false);
              setKept(true);
            }}
          >
            {words.clearNo}
          </Button>
        </>
      ) : (
        <Button
          ref={isKept ? takeFocus : undefined}
          variant="text"
          post="clear"
          form={stepFormId}
          onClick={() => setAsking(true)}
        >
          {draft.isRendered ? words.clearKept : words.clear}
        </Button>
      )}
    </div>
  );
}

/** One function for all renders: React would call a new one again each time. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function hasAnswersIn({ answers }: DraftState): boolean {
  return !Object.values(answers).every(isBlank);
}
