import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { answerAt, noAnswers, type StepAnswers } from '../core/answers.ts';
import type { StepDefinition } from '../core/definition.ts';
import { activeFields, type Flow } from '../core/flow.ts';
import type { ActiveField } from '../core/resolve.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { createFormController, type FormController, type FormErrors, noErrors } from './form-controller.ts';

/** A step whose answers the draft holds, so that the page need not render with every key. */
export function useDraftForm(
  flow: Flow,
  step: StepDefinition,
  draft: Draft,
  earlier: StepAnswers,
): FormController {
  const latest = useRef(earlier);
  latest.current = earlier;
  return useMemo(
    () =>
      createFormController(flow, step, {
        subscribe: draft.subscribe,
        answers: () => draft.snapshot().answers[step.id] ?? noAnswers,
        change: (answers) => draft.change(step.id, answers),
        earlier: () => latest.current,
      }),
    [flow, step, draft],
  );
}

export interface ControlledAnswers {
  readonly values: StepAnswers;
  readonly onChange: (values: StepAnswers) => void;
  readonly only?: readonly string[] | undefined;
  readonly userInputs?: readonly string[] | undefined;
}

/** A step whose answers the page holds: it renders with every key, and its fields with it. `only` asks some of them. */
export function useControlledForm(
  flow: Flow,
  step: StepDefinition,
  controlled: ControlledAnswers,
): FormController {
  const latest = useRef(controlled);
  latest.current = controlled;
  return useMemo(
    () =>
      createFormController(flow, step, {
        subscribe: () => () => undefined,
        answers: () => latest.current.values,
        change: (values) => latest.current.onChange(values),
        only: () => latest.current.only,
        userInputs: () => latest.current.userInputs,
      }),
    [flow, step],
  );
}

/** The fields that the step's conditions leave; the same array until a condition turns. */
export function useActiveFields(
  flow: Flow,
  step: StepDefinition,
  form: FormController,
): readonly ActiveField[] {
  return useSyncExternalStore(
    form.subscribe,
    () => form.fieldsAt(),
    () => activeFields(flow, step, noAnswers),
  );
}

export function useFormErrors(form: FormController): FormErrors {
  return useSyncExternalStore(form.subscribeToErrors, form.currentErrors, () => noErrors);
}

/** The answer to the field at that path and what is wrong with it. */
export function useFieldState(form: FormController, name: string) {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribeToField(name, listener),
    [form, name],
  );
  const value = useSyncExternalStore(
    subscribe,
    () => answerAt(form.answers(), name) ?? '',
    () => '',
  );
  const error = useSyncExternalStore(
    subscribe,
    () => form.error(name),
    () => undefined,
  );
  return { value, error };
}
