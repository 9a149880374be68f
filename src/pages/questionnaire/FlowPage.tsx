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
  /** If the returned promise rejects, the page shows the error and stays. */
  readonly onSubmit: (evaluation: Evaluation) => void | Promise<void>;
  /** A dialog is open before sending, so the form is not busy yet. */
  readonly isAsking?: boolean;
  /** Shown above every step. */
  readonly notice?: ReactNode;
  /** The delivery status, shown below the step or, on the last page, below its heading. */
  readonly outcome?: ReactNode;
  /** Shown between the review's answers and its submit button. */
  readonly beforeSending?: ReactNode;
}

/** Runs a form with the engine's wizard. The address determines the step. */
export function FlowPage(props: FlowPageProps) {
  const { flow, draft, onSubmit, isAsking, notice, outcome, beforeSending } = props;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = useStep(flow, draft, stepAt(flow, pathname, search).id);
  const { back, submit } = flow.definition;
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ step: string; reason: string }>();

  /**
   * Whether the page has navigated away already, but the next page is still loading. Navigating twice would duplicate
   * it in the history.
   */
  const hasLeft = () => window.location.pathname !== pathname || window.location.search !== search;

  async function send(evaluation: Evaluation) {
    if (isSending.current || hasLeft()) return;
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
            if (hasLeft()) return;
            navigate(`${addressOf(flow, target, row)}${field ? `#${field}` : ''}`, {
              state: edit || isNew ? { edit, isNew } : null,
              replace,
            });
          }}
          onSubmit={(evaluation) => void send(evaluation)}
          isBusy={isBusy && !isAsking}
          onLeave={back === undefined ? undefined : () => hasLeft() || navigate(back)}
          notify={(toast) => addToast({ ...toast, status: 'error' })}
        />
      </div>
      {step.kind !== 'end' && outcome}
    </Page>
  );
}

interface RefusalNoticeProps {
  /** What failed. */
  readonly title: string;
  /** Why it failed, and what the student can do. */
  readonly reason: string;
}

/**
 * Shows why the server rejected the form. It takes the focus, because the pressed button is far below, and screen
 * readers read it for that reason. It is not an alert, which would be read twice, and not a heading, because it comes
 * before the page's own.
 */
function RefusalNotice({ title, reason }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
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
