import { type ComponentType, useCallback } from 'react';
import type { FieldListProps } from './FieldList.tsx';
import type { FieldError } from './messages.ts';
import type { StepForm } from './step-form.ts';
import { ErrorSummary, focusField } from './templates/ErrorSummary.tsx';
import { Form } from './templates/Form.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { useActiveFields, useDraftForm, useFindings } from './use-step-form.ts';
import { previousButton, type StepProps } from './Wizard.tsx';
import './widgets/with-files.ts';

interface FormStepProps extends StepProps {
  readonly isEditing: boolean;
  readonly fields: ComponentType<FieldListProps>;
}

/**
 * One step of questions. Next is refused while something is wrong on it, unless the step leaves that to the last
 * one; the button that sends is refused while anything of the whole form is wrong.
 */
export function FormStep({ fields: Fields, isEditing, ...props }: FormStepProps) {
  const { flow, step, draft, walked, sends, onNext, notify } = props;
  const form = useDraftForm(flow, step, draft);
  const fields = useActiveFields(flow, step, form);
  const elsewhere = sends ? walked.errors.filter((problem) => problem.step !== step.id) : [];

  function submit() {
    const problems = step.check === 'step' || sends ? form.submit(elsewhere) : [];
    if (problems.length === 0) return onNext();
    const toast = problems.find((problem) => problem.toast)?.toast;
    if (toast) notify(toast);
  }

  return (
    <Form onSubmit={submit}>
      <StepProblems {...props} form={form} elsewhere={elsewhere} />
      <Fields form={form} fields={fields} groups={step.groups} />
      <StepButtons
        next={isEditing ? 'Save and return to review' : props.next}
        isBusy={props.isBusy}
        {...previousButton(props)}
      />
    </Form>
  );
}

interface StepProblemsProps extends Pick<StepProps, 'step' | 'onFollow' | 'productName'> {
  readonly form: StepForm;
  readonly elsewhere: readonly FieldError[];
}

/** Apart from the fields, which need not render again for it. */
function StepProblems({ form, elsewhere, step, onFollow, productName }: StepProblemsProps) {
  const { problems: own, attempt } = useFindings(form);
  const problems = attempt > 0 ? [...elsewhere, ...own] : [];
  const follow = useCallback(
    (problem: FieldError) => (problem.step === step.id ? focusField(problem.field) : onFollow(problem)),
    [step, onFollow],
  );
  return (
    <>
      {problems.length > 0 && <title>{`Error: ${step.title} - ${productName}`}</title>}
      <ErrorSummary problems={problems} heading={step.invalidMessage} attempt={attempt} onFollow={follow} />
    </>
  );
}
