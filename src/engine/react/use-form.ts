import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Answer, noAnswers, type StepAnswers } from '../core/answers.ts';
import type { StepDefinition } from '../core/definition.ts';
import type { ActiveField } from '../core/field.ts';
import type { Flow } from '../core/flow-types.ts';
import type { PostResult } from '../core/posted/actions.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { createFormController, type FormController, type FormErrors, noErrors } from './form-controller.ts';

export type StepDraft = Pick<Draft, 'subscribe' | 'change' | 'isRendered'> & {
  readonly snapshot: () => Pick<ReturnType<Draft['snapshot']>, 'answers' | 'press'>;
};

export function useDraftForm(
  flow: Flow,
  step: StepDefinition,
  draft: StepDraft,
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
        isRendered: draft.isRendered,
        press: () => postResultAt(draft, step),
      }),
    [flow, step, draft],
  );
}

/** Returns the result of the last post without JavaScript, or undefined if that post was not on this step. */
export function postResultAt(draft: StepDraft, { id }: Pick<StepDefinition, 'id'>): PostResult | undefined {
  const { press } = draft.snapshot();
  return press?.step === id ? press : undefined;
}

export interface ControlledAnswers {
  readonly values: StepAnswers;
  readonly onChange: (values: StepAnswers) => void;
  readonly only?: readonly string[] | undefined;
  readonly userInputs?: readonly string[] | undefined;
  readonly isRendered?: boolean;
}

/**
 * Creates a form whose answers are in the state of a page. If `only` is set, the page shows only these
 * fields, and other fields are not validated.
 */
export function useControlledForm(
  flow: Flow,
  step: StepDefinition,
  controlled: ControlledAnswers,
): FormController {
  const latest = useRef(controlled);
  latest.current = controlled;
  const listeners = useRef(new Set<() => void>());
  // Notifies the fields directly, because RJSF does not render a field again while its schema is unchanged.
  // Each field then reads its own answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useLayoutEffect(() => {
    for (const listener of listeners.current) listener();
  }, [controlled.values]);
  return useMemo(
    () =>
      createFormController(flow, step, {
        subscribe(listener) {
          listeners.current.add(listener);
          return () => listeners.current.delete(listener);
        },
        answers: () => latest.current.values,
        change: (values) => latest.current.onChange(values),
        only: () => latest.current.only,
        userInputs: () => latest.current.userInputs,
        isRendered: latest.current.isRendered,
      }),
    [flow, step],
  );
}

/**
 * Returns the value of `current`. During hydration, returns the value of `empty`, unless the server rendered
 * the answers.
 */
export function useFormValue<Value>(
  { isRendered }: FormController,
  subscribe: FormController['subscribe'],
  current: () => Value,
  empty: () => Value,
): Value {
  return useSyncExternalStore(subscribe, current, isRendered ? current : empty);
}

export function useActiveFields(form: FormController, path = ''): readonly ActiveField[] {
  const fields = () => form.fieldsAt(path);
  return useFormValue(form, form.subscribe, fields, () => form.fieldsAt(path, noAnswers));
}

export function useFormErrors(form: FormController): FormErrors {
  return useFormValue(form, form.subscribeToErrors, form.currentErrors, () => noErrors);
}

export function useFieldState(form: FormController, path: string, defaultAnswer: Answer = '') {
  const current = () => form.answer(path) ?? defaultAnswer;
  const value = useFormValue(form, useFieldSubscription(form, path), current, () => defaultAnswer);
  return { value, error: useFieldError(form, path) };
}

export function useFieldError(form: FormController, path: string): string | undefined {
  const current = () => form.error(path);
  return useFormValue(form, useFieldSubscription(form, path), current, () => undefined);
}

function useFieldSubscription(form: FormController, path: string) {
  return useCallback((listener: () => void) => form.subscribeToField(path, listener), [form, path]);
}
