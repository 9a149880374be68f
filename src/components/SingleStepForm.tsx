import { type ReactNode, useEffect, useState } from 'react';
import { activeFields, type FieldError, type Flow, type StepAnswers, stepOf } from '#engine/core/index.ts';
import { FieldList, Form, focusField, useControlledForm } from '#engine/react/index.ts';
import { Button } from './Button.tsx';
import { addToast, closeErrorToast } from './toasts/toast-store.ts';

interface SingleStepFormProps {
  readonly flow: Flow;
  readonly step: string;
  readonly only?: readonly string[];
  /** Personal data, such as the student's name. A password made of this data is rejected as easy to guess. */
  readonly userInputs?: readonly string[];
  readonly values: StepAnswers;
  readonly onChange: (values: StepAnswers) => void;
  /**
   * The form calls this if all values are valid. If the server rejects a value, the callback calls `refuse`
   * with the name of the field.
   */
  readonly onValid: (refuse: (field: string) => void) => void;
  readonly isBusy?: boolean;
  /**
   * The text of the submit button. The default is the text in the step's definition; false hides the button.
   */
  readonly submit?: string | false | undefined;
  readonly children?: ReactNode;
}

export function SingleStepForm(props: SingleStepFormProps) {
  const { flow, values, onChange, onValid, only, userInputs, isBusy, children } = props;
  const step = stepOf(flow, props.step);
  const form = useControlledForm(flow, step, { values, onChange, only, userInputs });
  const fields = activeFields(flow, step, values).filter(({ name }) => !only || only.includes(name));

  /**
   * False while a submit waits for the password check to load, true once the check has loaded. Otherwise
   * undefined.
   */
  const [hasWaited, setWaited] = useState<boolean>();
  const isWorking = isBusy || hasWaited === false;
  // Validates in an effect, so that text typed while the password check was loading is included, and so that
  // nothing happens after unmounting.
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
      {props.submit !== false && (
        <Button type="submit" aria-disabled={isWorking}>
          {isWorking ? 'One moment…' : (props.submit ?? step.submit)}
        </Button>
      )}
    </Form>
  );
}
