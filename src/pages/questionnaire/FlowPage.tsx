import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatError } from '#api/http/api-error.ts';
import { Page } from '#components/layout/Page.tsx';
import { addToast } from '#components/toasts/toast-store.ts';
import { addressOf, type Evaluation, type Flow, rowAt, stepAt } from '#engine/core/index.ts';
import { useStep, Wizard } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';

interface FlowPageProps {
  readonly flow: Flow;
  readonly draft: Draft;
  /** If the returned promise rejects, the page stays open and shows the error. */
  readonly onSubmit: (evaluation: Evaluation) => void | Promise<void>;
  /**
   * True while a dialog asks for more data before the answers are sent, so that the form does not look busy.
   */
  readonly isAsking?: boolean;
  readonly outcome?: ReactNode;
  readonly footer?: ReactNode;
  readonly aboveAnswers?: ReactNode;
}

export function FlowPage(props: FlowPageProps) {
  const { flow, draft, onSubmit, isAsking, outcome, footer, aboveAnswers } = props;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = useStep(flow, draft, stepAt(flow, pathname, search).id);
  const { back, submit } = flow.definition;
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ step: string; reason: string }>();

  /**
   * Returns whether the student has left the page, which can still be visible while the next page loads.
   * Another navigation would then add the next page to the history twice.
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
      {refusal?.step === step.id && (
        <RefusalNotice title={submit?.refused ?? 'Your answers were not sent.'} reason={refusal.reason} />
      )}
      <div>
        <Wizard
          flow={flow}
          draft={draft}
          lead={step.kind === 'end' && outcome}
          aboveAnswers={aboveAnswers}
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
      {step.kind === 'end' ? footer : outcome}
    </Page>
  );
}

/**
 * Takes the focus, so that screen readers read the notice although the pressed button is far below. The
 * notice does not have the role `alert`, because screen readers would then read it a second time. It contains
 * no heading, because it precedes the page's <h1>.
 */
function RefusalNotice({ title, reason }: { readonly title: string; readonly reason: string }) {
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
