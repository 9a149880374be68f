import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Page, PageTitle } from '#components/layout/Page.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { addToast } from '#components/toasts/toasts.ts';
import { type Flow, stepOf } from '#engine/core/index.ts';
import { useDraft, useStep, Wizard } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';
import { addressOf } from '../states/model/state.ts';

/** The step, question or repeat row that a form shows. In the portal, the URL contains this information. */
interface Place {
  readonly step: string;
  readonly edit?: boolean;
  readonly field?: string | undefined;
  readonly row?: number | undefined;
  readonly isNew?: boolean;
}

interface PreviewProps {
  readonly flow: Flow;
  /** The draft with the answers, which exists only in memory. */
  readonly draft: Draft;
  readonly stepId: string;
  /** Called with each toast that the form shows. */
  readonly onToast?: ((toast: Toast) => void) | undefined;
}

/** Runs a form without URLs and without a server: the buttons move between the steps, and nothing is sent. */
export function Preview({ flow, draft, stepId, onToast = addToast }: PreviewProps) {
  const [at, setAt] = useState<Place>({ step: stepId });
  const step = useStep(flow, draft, at.step);
  return (
    <MemoryRouter>
      <Page bar={step.header ?? flow.definition.header}>
        {addressOf(flow, step) ? (
          <div>
            <Wizard
              flow={flow}
              draft={draft}
              stepId={at.step}
              isEditing={at.edit === true}
              focus={at.field}
              row={at.row}
              isNewRow={at.isNew === true}
              goTo={(target, options) => setAt({ ...options, step: target.id })}
              onSubmit={() => onToast(complete)}
              notify={(toast) => onToast({ ...toast, status: 'error' })}
            />
          </div>
        ) : (
          <SmallForm flow={flow} draft={draft} stepId={at.step} onToast={onToast} />
        )}
      </Page>
    </MemoryRouter>
  );
}

/** Shows a step that has no URL. In the portal, `StepForm` shows such a step as part of a page or dialog. */
function SmallForm({ flow, draft, stepId, onToast = addToast }: PreviewProps) {
  const { answers } = useDraft(draft);
  const { title } = stepOf(flow, stepId);
  return (
    <>
      <PageTitle page={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <StepForm
        flow={flow}
        step={stepId}
        values={answers[stepId] ?? {}}
        onChange={(values) => draft.change(stepId, values)}
        onValid={() => onToast(complete)}
      />
    </>
  );
}

type Toast = Parameters<typeof addToast>[0];

const complete: Toast = { status: 'success', title: 'Complete', text: 'Nothing is sent from here.' };
