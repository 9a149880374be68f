import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Page, PageTitle } from '#components/layout/Page.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { addToast } from '#components/toasts/toast-store.ts';
import { type Flow, stepOf } from '#engine/core/index.ts';
import { useDraft, useStep, Wizard } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { addressOf } from '../states/model/state.ts';

/** Says which step the preview shows, and how. In the portal, this information is in the URL. */
interface Place {
  readonly step: string;
  readonly edit?: boolean;
  readonly field?: string | undefined;
  readonly row?: number | undefined;
  readonly isNew?: boolean;
}

interface PreviewProps {
  readonly flow: Flow;
  /** The answers in the draft exist in memory only. */
  readonly draft: Draft;
  readonly stepId: string;
  /** In a step of kind `list`, the row whose page is open at first. */
  readonly row?: number | undefined;
  readonly onToast?: ((toast: Toast) => void) | undefined;
  /** Called with the id of the step to which a button of the form leads. */
  readonly onStep?: (step: string) => void;
}

/** Shows a form without URLs and without a server: buttons lead from step to step, and nothing is sent. */
export function Preview({ flow, draft, stepId, row, onToast = addToast, onStep }: PreviewProps) {
  const [at, setAt] = useState<Place>({ step: stepId, row });
  const [isSent, setSent] = useState(false);
  function finish(): void {
    onToast(complete);
    const end = flow.definition.steps.find(({ kind }) => kind === 'end');
    if (end) goTo({ step: end.id });
    else setSent(true);
  }
  function goTo(place: Place): void {
    setAt(place);
    onStep?.(place.step);
  }
  const step = useStep(flow, draft, at.step);
  return (
    <MemoryRouter>
      <Page bar={step.header ?? flow.definition.header}>
        {isSent ? (
          <Sent onBack={() => setSent(false)} />
        ) : addressOf(flow, step) ? (
          <div>
            <Wizard
              flow={flow}
              draft={draft}
              stepId={at.step}
              isEditing={at.edit === true}
              focus={at.field}
              row={at.row}
              isNewRow={at.isNew === true}
              goTo={(target, options) => goTo({ ...options, step: target.id })}
              onSubmit={finish}
              notify={(toast) => onToast({ ...toast, status: 'error' })}
            />
          </div>
        ) : (
          <SmallForm flow={flow} draft={draft} stepId={at.step} onValid={finish} />
        )}
      </Page>
    </MemoryRouter>
  );
}

/**
 * Tells staff that the form is complete. Appears in forms without an end page, at the point where the portal
 * would send the answers.
 */
function Sent({ onBack }: { readonly onBack: () => void }) {
  return (
    <>
      <PageTitle page="Thank you" />
      <h1 tabIndex={-1}>Thank you</h1>
      <p>
        The form is complete. Nothing is sent from here. In the portal, students go on to the page that
        follows.
      </p>
      <button type="button" className="button button-plain" onClick={onBack}>
        Back to the form
      </button>
    </>
  );
}

interface SmallFormProps extends Pick<PreviewProps, 'flow' | 'draft' | 'stepId'> {
  readonly onValid: () => void;
}

/** Shows a step without an address. The portal shows such steps with `SingleStepForm` in a page or dialog. */
function SmallForm({ flow, draft, stepId, onValid }: SmallFormProps) {
  const { answers } = useDraft(draft);
  const { title } = stepOf(flow, stepId);
  return (
    <>
      <PageTitle page={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <SingleStepForm
        flow={flow}
        step={stepId}
        values={answers[stepId] ?? {}}
        onChange={(values) => draft.change(stepId, values)}
        onValid={onValid}
      />
    </>
  );
}

type Toast = Parameters<typeof addToast>[0];

const complete: Toast = { status: 'success', title: 'Complete', text: 'Nothing is sent from here.' };
