import { type ComponentType, useEffect } from 'react';
import type { FieldListProps } from './FieldList.tsx';
import { useStepForm } from './step-form.ts';
import { ErrorSummary, focusField } from './templates/ErrorSummary.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { previousButton, type StepProps } from './Wizard.tsx';

interface FormStepProps extends StepProps {
  readonly isEditing: boolean;
  readonly focus: string | undefined;
  readonly fields: ComponentType<FieldListProps>;
}

/**
 * One step of questions. Next is refused while something is wrong on it, unless the step leaves that to the last
 * one; the button that sends is refused while anything of the whole form is wrong.
 */
export function FormStep({ fields: Fields, isEditing, focus, ...props }: FormStepProps) {
  const { flow, step, answers, walked, sends, onChange, onNext, onFollow, notify, productName } = props;
  const form = useStepForm(flow, step, {
    values: answers,
    onChange,
    elsewhere: sends ? walked.problems.filter((problem) => problem.step !== step.id) : [],
  });

  useEffect(() => {
    if (focus) focusField(focus);
  }, [focus]);

  function submit() {
    const problems = step.check === 'step' || sends ? form.submit() : [];
    if (problems.length === 0) return onNext();
    const toast = problems.find((problem) => problem.toast)?.toast;
    if (toast) notify(toast);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {form.problems.length > 0 && <title>{`Error: ${step.title} - ${productName}`}</title>}
      <ErrorSummary
        problems={form.problems}
        heading={step.invalidMessage}
        attempt={form.attempt}
        onFollow={(problem) => (problem.step === step.id ? focusField(problem.field) : onFollow(problem))}
      />
      <Fields
        fields={form.fields}
        groups={step.groups}
        values={answers}
        problems={form.problems}
        onChange={form.change}
      />
      <StepButtons
        next={isEditing ? 'Save and return to review' : props.next}
        isBusy={props.isBusy}
        {...previousButton(props)}
      />
    </form>
  );
}
