import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { StepDefinition } from './definition.ts';
import type { Draft } from './drafts.ts';
import { type ActiveField, activeFields, type Flow, noAnswers, type StepAnswers } from './flow.ts';
import { createStepForm, type Findings, type StepForm, untried } from './step-form.ts';

/** A step whose answers the draft holds. Whoever shows the step need not render with every key. */
export function useDraftForm(flow: Flow, step: StepDefinition, draft: Draft): StepForm {
  return useMemo(
    () =>
      createStepForm(flow, step, {
        subscribe: draft.subscribe,
        answers: () => draft.snapshot().answers[step.id] ?? noAnswers,
        change: (answers) => draft.change(step.id, answers),
      }),
    [flow, step, draft],
  );
}

export interface HeldAnswers {
  readonly values: StepAnswers;
  readonly onChange: (values: StepAnswers) => void;
  readonly only?: readonly string[] | undefined;
  readonly known?: readonly string[] | undefined;
}

/** A step whose answers the page holds: it renders with every key, and its fields with it. */
export function useHeldForm(flow: Flow, step: StepDefinition, held: HeldAnswers): StepForm {
  const latest = useRef(held);
  latest.current = held;
  return useMemo(
    () =>
      createStepForm(flow, step, {
        subscribe: () => () => undefined,
        answers: () => latest.current.values,
        change: (values) => latest.current.onChange(values),
        only: () => latest.current.only,
        known: () => latest.current.known,
      }),
    [flow, step],
  );
}

/** The fields that the step's conditions leave; the same array until a condition turns. */
export function useActiveFields(flow: Flow, step: StepDefinition, form: StepForm): readonly ActiveField[] {
  return useSyncExternalStore(
    form.subscribe,
    () => activeFields(flow, step, form.answers()),
    () => activeFields(flow, step, noAnswers),
  );
}

export function useFindings(form: StepForm): Findings {
  return useSyncExternalStore(form.subscribeToFindings, form.findings, () => untried);
}

/** The answer to one field and what is wrong with it. */
export function useFieldState(form: StepForm, name: string) {
  const follow = useCallback((listener: () => void) => form.follow(name, listener), [form, name]);
  const value = useSyncExternalStore(
    follow,
    () => form.answers()[name] ?? '',
    () => '',
  );
  const error = useSyncExternalStore(
    follow,
    () => form.error(name),
    () => undefined,
  );
  return { value, error };
}
