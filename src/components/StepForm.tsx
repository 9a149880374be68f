import { type ReactNode, useEffect, useState } from 'react';
import { activeFields, type FieldError, type Flow, type StepAnswers, stepOf } from '#engine/core/index.ts';
import { FieldList, Form, focusField, useControlledForm } from '#engine/react/index.ts';
import { Button } from './Button.tsx';
import { addToast, closeErrorToast } from './toasts/toasts.ts';

interface StepFormProps {
  readonly flow: Flow;
  readonly step: string;
  /** Asks only these fields of the step. */
  readonly only?: readonly string[];
  /** What the page knows of who answers: no new password is made of it. */
  readonly userInputs?: readonly string[];
  readonly values: StepAnswers;
  readonly onChange: (values: StepAnswers) => void;
  /** Called by the button once nothing is wrong; `setServerError` is for the field to which the server then says no. */
  readonly onValid: (refuse: (field: string) => void) => void;
  readonly isBusy?: boolean;
  /** The button's text; the flow's when not given. False for no button. */
  readonly submit?: string | false | undefined;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** A single step in a page or dialog of its own: fields, their checks and toasts, one button. */
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

  /** Whether the button has waited for what its check needs; undefined while it need not. */
  const [hasWaited, setWaited] = useState<boolean>();
  const isWorking = isBusy || hasWaited === false;
  // With what was typed meanwhile; not if the page was left.
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
