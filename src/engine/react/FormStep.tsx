import { type ComponentType, useCallback } from 'react';
import type { FieldError } from '../core/messages.ts';
import type { FieldListProps } from './FieldList.tsx';
import type { FormController } from './form-controller.ts';
import { ErrorSummary, focusField } from './templates/ErrorSummary.tsx';
import { Form } from './templates/Form.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { useActiveFields, useDraftForm, useFormErrors } from './use-form.ts';
import { previousButton, type StepProps } from './Wizard.tsx';
import './widgets/register-file-widget.ts';

interface FormStepProps extends StepProps {
  readonly isEditing: boolean;
  readonly fields: ComponentType<FieldListProps>;
}

/**
 * One step of questions. Next is refused while something is wrong on it, unless the step leaves that to the last
 * one; the button that sends is refused while anything of the whole form is wrong.
 */
export function FormStep({ fields: Fields, isEditing, ...props }: FormStepProps) {
  const { flow, step, draft, evaluation, submits, onNext, notify } = props;
  const form = useDraftForm(flow, step, draft);
  const fields = useActiveFields(flow, step, form);
  const otherErrors = submits ? evaluation.errors.filter((error) => error.step !== step.id) : [];

  function submit() {
    const errors = step.check === 'step' || submits ? form.submit(otherErrors) : [];
    if (errors.length === 0) return onNext();
    const toast = errors.find((error) => error.toast)?.toast;
    if (toast) notify(toast);
  }

  return (
    <Form onSubmit={submit}>
      <StepErrors {...props} form={form} otherErrors={otherErrors} />
      <Fields form={form} fields={fields} groups={step.groups} />
      <StepButtons
        next={isEditing ? 'Save and return to review' : props.next}
        isBusy={props.isBusy}
        {...previousButton(props)}
      />
    </Form>
  );
}

interface StepErrorsProps extends Pick<StepProps, 'step' | 'onSelectError' | 'productName'> {
  readonly form: FormController;
  readonly otherErrors: readonly FieldError[];
}

/** A component of its own, so that the fields do not render again for it. */
function StepErrors({ form, otherErrors, step, onSelectError, productName }: StepErrorsProps) {
  const { errors: own, attempt } = useFormErrors(form);
  const errors = attempt > 0 ? [...otherErrors, ...own] : [];
  const selectError = useCallback(
    (error: FieldError) => (error.step === step.id ? focusField(error.field) : onSelectError(error)),
    [step, onSelectError],
  );
  return (
    <>
      {errors.length > 0 && <title>{`Error: ${step.title} - ${productName}`}</title>}
      <ErrorSummary errors={errors} heading={step.invalidMessage} attempt={attempt} onSelect={selectError} />
    </>
  );
}
