import { type ReactNode, useEffect, useState } from 'react';
import { activeFields, type FieldError, type Flow, type StepAnswers, stepOf } from '#engine/core/index.ts';
import { FieldList, Form, focusField, useControlledForm } from '#engine/react/index.ts';
import { Button } from './Button.tsx';
import { addToast, closeErrorToast } from './toasts/toasts.ts';

interface StepFormProps {
  readonly flow: Flow;
  readonly step: string;
  /** Shows only these fields of the step. */
  readonly only?: readonly string[];
  /** Personal data, such as the student's name, that a new password must not be based on. */
  readonly userInputs?: readonly string[];
  readonly values: StepAnswers;
  readonly onChange: (values: StepAnswers) => void;
  /** Called on submit when all fields are valid. `refuse` shows the error of a field that the server rejects. */
  readonly onValid: (refuse: (field: string) => void) => void;
  readonly isBusy?: boolean;
  /** The button's text, the step's own by default; false for no button. */
  readonly submit?: string | false | undefined;
  /** Shown between the fields and the button. */
  readonly children?: ReactNode;
}

/**
 * Renders a single step outside the wizard, in a page or dialog: fields, validation, error toasts and a submit button.
 */
export function StepForm({
  flow,
  values,
  onChange,
  onValid,
  only,
  userInputs,
  isBusy,
  children,
  ...rest
}: StepFormProps) {
  const step = stepOf(flow, rest.step);
  const form = useControlledForm(flow, step, { values, onChange, only, userInputs });
  const fields = activeFields(flow, step, values).filter(({ name }) => !only || only.includes(name));

  /**
   * State of a press that waits for a validation module to load: false while it loads, true once it has loaded.
   * Undefined if no press is waiting.
   */
  const [hasWaited, setWaited] = useState<boolean>();
  const isWorking = isBusy || hasWaited === false;
  // Runs in an effect, so that it validates what was typed in the meantime and does nothing after unmounting.
  useEffect(() => {
    if (!hasWaited) return;
    setWaited(undefined);
    check();
  });

  function submit() {
    if (isWorking) return;
    const loading = form.loading();
    if (!loading) return check();
    setWaited(false);
    void loading.then(() => setWaited(true));
  }

  function check() {
    const [first] = form.submit();
    closeErrorToast();
    if (first) showError(first);
    else onValid((field) => showError(form.setServerError(field)));
  }

  function showError(problem: FieldError | undefined) {
    if (!problem) return;
    if (problem.toast) addToast({ ...problem.toast, status: 'error' });
    focusField(problem.field);
  }

  return (
    <Form onSubmit={submit} className="stack">
      <FieldList form={form} fields={fields} groups={step.groups} />
      {children}
      {rest.submit !== false && (
        <Button type="submit" aria-disabled={isWorking}>
          {isWorking ? 'One moment…' : (rest.submit ?? step.submit)}
        </Button>
      )}
    </Form>
  );
}
