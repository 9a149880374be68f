import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatError } from '#api/http/api-error.ts';
import { Page } from '#components/layout/Page.tsx';
import { addToast } from '#components/toasts/toasts.ts';
import { addressOf, type Evaluation, type Flow, rowAt, stepAt } from '#engine/core/index.ts';
import { useStep, Wizard } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';

interface FlowPageProps {
  readonly flow: Flow;
  readonly draft: Draft;
  /** What it gives back is waited for; where that fails, the student is told and stays. */
  readonly onSubmit: (evaluation: Evaluation) => void | Promise<void>;
  /** The page asks for something before it sends: not yet is anything under way. */
  readonly isAsking?: boolean;
  /** Above the step, on every one. */
  readonly notice?: ReactNode;
  /** What became of what was sent: below the step, and on the last page under its heading. */
  readonly outcome?: ReactNode;
  /** Between the answers of the review and its button. */
  readonly beforeSending?: ReactNode;
}

/** A questionnaire with routes: the address says which step, the engine does the rest. */
export function FlowPage(props: FlowPageProps) {
  const { flow, draft, onSubmit, isAsking, notice, outcome, beforeSending } = props;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = useStep(flow, draft, stepAt(flow, pathname, search).id);
  const { back, submit } = flow.definition;
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ step: string; reason: string }>();

  /** The first press has left for a page that is not there yet: a second one would put that in the history again. */
  const isLeft = () => window.location.pathname !== pathname || window.location.search !== search;

  async function send(evaluation: Evaluation) {
    if (isSending.current || isLeft()) return;
    isSending.current = true;
    setRefusal(undefined);
    setBusy(true);
    try {
      await onSubmit(evaluation);
    } catch (error) {
      console.error(error);
      setRefusal({ step: step.id, reason: formatError(error) });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return (
    <Page bar={step.header ?? flow.definition.header}>
      {notice}
      {refusal?.step === step.id && (
        <RefusalNotice title={submit?.refused ?? 'Your answers were not sent.'} reason={refusal.reason} />
      )}
      <div>
        <Wizard
          flow={flow}
          draft={draft}
          lead={step.kind === 'end' && outcome}
          beforeSending={beforeSending}
          stepId={step.id}
          isEditing={state?.edit === true}
          focus={hash.slice(1) || undefined}
          row={rowAt(search)}
          isNewRow={state?.isNew === true}
          goTo={(target, { edit = false, field, row, isNew = false, replace = false } = {}) => {
            if (isLeft()) return;
            navigate(`${addressOf(flow, target, row)}${field ? `#${field}` : ''}`, {
              state: edit || isNew ? { edit, isNew } : null,
              replace,
            });
          }}
          onSubmit={(evaluation) => void send(evaluation)}
          isBusy={isBusy && !isAsking}
          onLeave={back === undefined ? undefined : () => isLeft() || navigate(back)}
          notify={(toast) => addToast({ ...toast, status: 'error' })}
        />
      </div>
      {step.kind !== 'end' && outcome}
    </Page>
  );
}

interface RefusalNoticeProps {
  /** What did not happen. */
  readonly title: string;
  /** Why, and what the student can do. */
  readonly reason: string;
}

/**
 * The server's no. It takes the focus, because the button that was pressed is far below it, and is read because of that:
 * no alert, which would be read once more. No heading either, as it stands above the page's own.
 */
function RefusalNotice({ title, reason }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set holds fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      className="notice notice-error"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-reason`}
    >
      <p id={`${id}-title`}>
        <strong>{title}</strong>
      </p>
      <p id={`${id}-reason`}>{reason} Your answers are still here.</p>
    </div>
  );
}
