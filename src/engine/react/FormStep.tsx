import { type ReactNode, useCallback } from 'react';
import { environment, messagesOf } from '../core/environment.ts';
import { placeOf } from '../core/evaluate.ts';
import type { ActiveField } from '../core/field.ts';
import type { FieldError } from '../core/flow-types.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import { focusField } from './focus-field.ts';
import type { FormController } from './form-controller.ts';
import type { StepProps } from './step-props.ts';
import { ErrorSummary } from './templates/ErrorSummary.tsx';
import { Form, stepFormId } from './templates/Form.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { type StepDraft, useActiveFields, useDraftForm, useFormErrors } from './use-form.ts';

interface FormStepProps extends Omit<StepProps, 'draft'> {
  readonly draft: StepDraft;
  readonly children: (form: FormController, fields: readonly ActiveField[]) => ReactNode;
  readonly describe?: (error: FieldError) => FieldError;
}

/**
 * Renders a step with questions. The Next button opens the next step if this step has no errors, or if errors
 * stop the user only at the submit button (`check: 'submit'`). The submit button sends the answers only if no
 * step has errors.
 */
export function FormStep({ children, onNext, ...props }: FormStepProps) {
  const { flow, step, draft, evaluation, submits, notify } = props;
  const form = useDraftForm(flow, step, draft, evaluation.flatAnswers);
  const fields = useActiveFields(form);
  const otherErrors = submits ? evaluation.errors.filter((error) => error.step !== step.id) : [];

  function submit() {
    const errors = step.check === 'step' || submits ? form.submit(otherErrors) : [];
    if (errors.length === 0) return onNext();
    const toast = errors.find((error) => error.toast)?.toast;
    if (toast) notify(toast);
  }

  return (
    <Form id={stepFormId} onSubmit={submit}>
      {/* Pressing Enter in an input clicks the first submit button of the form. Without this hidden
          button, the first one could be a button that removes a row. */}
      {step.fieldSets && (
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      )}
      <StepErrors {...props} form={form} otherErrors={otherErrors} />
      {children(form, fields)}
      <StepButtons {...props} />
    </Form>
  );
}

interface StepErrorsProps extends Pick<FormStepProps, 'step' | 'onSelectError' | 'describe' | 'addressOf'> {
  readonly form: FormController;
  readonly otherErrors: readonly FieldError[];
}

/**
 * Shows the error summary. It is a component of its own, so that new errors do not render all fields again.
 */
function StepErrors({ form, otherErrors, step, onSelectError, describe, addressOf }: StepErrorsProps) {
  const { errors: found, attempt } = useFormErrors(form);
  const own = describe ? found.map(describe) : found;
  const errors = attempt > 0 ? [...otherErrors, ...own] : [];
  const selectError = useCallback(
    (error: FieldError) =>
      error.step === step.id && placeOf(step, error.field).row === undefined
        ? focusField(error.field)
        : onSelectError(error),
    [step, onSelectError],
  );
  return (
    <>
      {errors.length > 0 && (
        <title>{messagesOf(wizardMessages).errorTitle(step.title, environment().productName)}</title>
      )}
      <ErrorSummary
        errors={errors}
        heading={step.invalidMessage}
        attempt={attempt}
        onSelect={selectError}
        addressOf={addressOf}
      />
    </>
  );
}
