import { Page } from '#components/layout/Page.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { SubmissionStatus } from '#components/loading/SubmissionStatus.tsx';
import type { FormState } from '#contract/form-state.ts';
import { referenceOf } from '#domain/reference.ts';
import { addressOf, type FieldError, type Flow, fieldId, nounOf, rowAt, stepAt } from '#engine/core/index.ts';
import { ErrorSummary, useStep, Wizard } from '#engine/react/index.ts';
import { renderedDraft } from '#engine/storage/index.ts';
import { AccountFields } from './AccountFields.tsx';

interface FormPageProps {
  readonly form: Flow;
  readonly state: FormState;
  readonly address: string;
}

/**
 * Renders a form's page for browsers without JavaScript. The buttons submit the HTML form, so their event
 * handlers do nothing.
 */
export function FormPage({ form, state, address }: FormPageProps) {
  const { definition } = form;
  const { pathname, search } = new URL(address, 'http://localhost');
  const draft = renderedDraft(state.answers, state.press);
  const step = useStep(form, draft, stepAt(form, pathname, search).id);
  const { receipt, refusal } = state;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <Page bar={step.header ?? definition.header}>
        {state.isToConfirm && (
          <p className="notice notice-plain" role="alert">
            Nothing is sent yet. Look at your answers once more, and press the button again to send them.
          </p>
        )}
        {refusal && <Refusal {...refusal} title={definition.submit?.refused} />}
        <div>
          <Wizard
            flow={form}
            draft={draft}
            stepId={step.id}
            row={rowAt(search)}
            isNewRow={state.isNewRow === true}
            isEditing={state.isEditing === true && step.kind !== 'review'}
            lead={
              receipt && (
                <SubmissionStatus
                  what={nounOf(definition)}
                  isNamed
                  isEnd
                  state="sent"
                  reference={referenceOf(receipt.id)}
                  sentAt={receipt.sentAt}
                />
              )
            }
            beforeSending={definition.submit?.who === undefined && <AccountFields phone={state.phone} />}
            addressOf={(error) => addressOfError(form, error)}
            onLeave={definition.back === undefined ? undefined : nothing}
            goTo={nothing}
            onSubmit={nothing}
            notify={nothing}
          />
        </div>
        {receipt && <SupportLine />}
      </Page>
    </>
  );
}

const nothing = () => undefined;

function addressOfError(form: Flow, { step: id, field }: FieldError): string | undefined {
  // Each repeated row of a list step has its own page, so the address contains the row's number.
  const step = form.definition.steps.find((each) => each.id === id);
  if (!step) return undefined;
  const [, row, ...rest] = field.split('.');
  if (step.kind === 'list' && row !== undefined)
    return `${addressOf(form, step, Number(row))}#${fieldId(rest.join('.'))}`;
  return `${addressOf(form, step)}#${fieldId(field)}`;
}

function Refusal({
  title = 'Your answers were not sent.',
  reason,
  problems,
}: NonNullable<FormState['refusal']> & { readonly title: string | undefined }) {
  return (
    <div id="refusal" className="stack">
      <div role="alert" className="notice notice-error">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{reason} Your answers are still here.</p>
      </div>
      <ErrorSummary
        errors={problems.map((each) => ({ ...each, step: '', keyword: 'refused' }))}
        attempt={0}
        onSelect={nothing}
      />
    </div>
  );
}
