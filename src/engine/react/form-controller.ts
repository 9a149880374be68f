import type { Answer, StepAnswers } from '../core/answers.ts';
import { activeFields, currentAnswer, fieldSetAt, unchangedFields } from '../core/asked-fields.ts';
import { applyChange } from '../core/change.ts';
import type { StepDefinition } from '../core/definition.ts';
import { environment } from '../core/environment.ts';
import type { ActiveField } from '../core/field.ts';
import type { FieldError, Flow } from '../core/flow-types.ts';
import type { PostResult } from '../core/posted/actions.ts';
import { validateStep } from '../core/validate.ts';
import { errorBatchSize, messageOf } from '../core/words/compose-message.ts';

export interface AnswerStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly answers: () => StepAnswers;
  readonly change: (answers: StepAnswers) => void;
  readonly earlier?: () => StepAnswers | undefined;
  /**
   * Returns the names of the fields on the page, if the page shows only some. Other fields are not validated.
   */
  readonly only?: () => readonly string[] | undefined;
  /** Returns texts about the user, such as the phone number, that make a new password easy to guess. */
  readonly userInputs?: () => readonly string[] | undefined;
  /** True if the server renders the form with its answers, for browsers without JavaScript. */
  readonly isRendered?: boolean | undefined;
  /** Returns the result of the last post (without JavaScript), if that post was on this step. */
  readonly press?: () => PostResult | undefined;
}

export interface FormErrors {
  readonly errors: readonly FieldError[];
  /** Counts how often the user tried to continue with errors. Each attempt focuses the error summary. */
  readonly attempt: number;
}

const refused = 'refused';

export type FormController = ReturnType<typeof createFormController>;

/**
 * Creates a controller that validates the step when its button is clicked. From then on, every change
 * revalidates the fields that have an error. Each field subscribes to its own answer and error, so that a
 * keystroke renders only one field.
 */
export function createFormController(flow: Flow, step: StepDefinition, store: AnswerStore) {
  const around = () => ({ earlier: store.earlier?.(), today: environment().today() });
  const answerTo = (answers: StepAnswers, path: string) => currentAnswer(flow, step, answers, path, around);
  const { publish, subscribeToField } = createFieldSubscriptions(store, answerTo);
  const { show, ...shown } = createShownErrors(publish);
  const check = (answers: StepAnswers) =>
    validateStep(flow, step, answers, {
      ...around(),
      only: store.only?.(),
      userInputs: store.userInputs?.(),
    });
  const press = store.press?.();
  if (press) {
    const found = check(store.answers()).filter(({ field }) => press.asked.includes(field.split('.')[0]!));
    show(found, found.length > 0 ? 1 : 0);
  }
  const lastFields = new Map<string, Record<'now' | 'fields', readonly ActiveField[]>>();
  const isAsked = (field: string) => store.only?.()?.includes(field) !== false;
  const isNewPassword = (field: string) => step.fields?.[field]?.hardToGuess && isAsked(field);

  return {
    subscribe: store.subscribe,
    isRendered: store.isRendered,
    answers: store.answers,
    press,
    answer: (path: string) => answerTo(store.answers(), path),
    subscribeToField,
    /** Returns the fields of a group, row or step. The array stays the same until a field changes. */
    fieldsAt(path = '', answers = store.answers()) {
      const now = activeFields(flow, step, answers, { path, ...around() });
      const last = lastFields.get(path);
      if (last?.now === now) return last.fields;
      const fields = unchangedFields(last?.fields ?? [], now);
      lastFields.set(path, { now, fields });
      return fields;
    },
    setAt: (path: string) => fieldSetAt(step, path),
    ...shown,
    /**
     * Stores an answer. If a row was added or removed, `moved` changes the field paths of errors in other
     * rows.
     */
    change(path: string, value: Answer, moved = unmoved): void {
      if (isNewPassword(path)) void flow.guessablePasswordCheck?.load?.();
      const next = applyChange(flow, step, store.answers(), path, value, around());
      store.change(next);
      const { errors, attempt } = shown.currentErrors();
      if (errors.length === 0) return;
      const left = remainingErrors(moved(errors), check(next), path);
      const isSame = left.length === errors.length && left.every((error, at) => error === errors[at]);
      if (!isSame) show(left, attempt);
    },
    /**
     * Loads the list of common passwords if a new password was typed. Returns undefined if nothing needs
     * loading.
     */
    loading(): Promise<unknown> | undefined {
      const answers = store.answers();
      const isNeeded = Object.keys(answers).some((field) => answers[field] && isNewPassword(field));
      return isNeeded ? flow.guessablePasswordCheck?.load?.() : undefined;
    },
    /**
     * Validates the step and shows its errors. If the button submits the whole form, `otherErrors` are the
     * errors of the other steps. Returns all errors.
     */
    submit(otherErrors: readonly FieldError[] = []): readonly FieldError[] {
      const own = check(store.answers());
      const found = [...otherErrors, ...own];
      show(own, shown.currentErrors().attempt + (found.length > 0 ? 1 : 0));
      return found;
    },
    /**
     * Shows an error for an answer that the server rejected, until the answer changes. The text is the
     * message `refused` in the form's ui file.
     */
    setServerError(name: string): FieldError | undefined {
      if (!isAsked(name)) return undefined;
      const field = activeFields(flow, step, store.answers(), around()).find((each) => each.name === name);
      if (!field) return undefined;
      const error = { step: step.id, field: name, keyword: refused, ...messageOf(field, refused) };
      show([error], shown.currentErrors().attempt + 1);
      return error;
    },
  };
}

/** Notifies a field's subscribers only if its answer changes, so that typing stays fast in a long form. */
function createFieldSubscriptions(
  { subscribe, answers }: AnswerStore,
  answerTo: (answers: StepAnswers, field: string) => Answer | undefined,
) {
  const subscribers = new Map<string, Set<() => void>>();
  let latest: StepAnswers;
  let unsubscribe: () => void;

  function publish(fields: Iterable<string>): void {
    for (const field of fields) for (const listener of subscribers.get(field) ?? []) listener();
  }

  function update(): void {
    const before = latest;
    latest = answers();
    if (before !== latest)
      publish([...subscribers.keys()].filter((field) => answerTo(before, field) !== answerTo(latest, field)));
  }

  return {
    publish,
    subscribeToField(field: string, listener: () => void): () => void {
      if (subscribers.size === 0) {
        latest = answers();
        unsubscribe = subscribe(update);
      }
      const own = subscribers.get(field) ?? new Set();
      subscribers.set(field, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) subscribers.delete(field);
        if (subscribers.size === 0) unsubscribe();
      };
    },
  };
}

/** Shows all errors in the error summary immediately, and errors at the fields in batches. */
function createShownErrors(publish: (fields: Iterable<string>) => void) {
  const listeners = new Set<() => void>();
  let formErrors = noErrors;
  const errors = new Map<string, string>();
  let nextBatch: ReturnType<typeof setTimeout> | undefined;

  function show(errors: readonly FieldError[], attempt: number): void {
    formErrors = { errors, attempt };
    for (const listener of listeners) listener();
    clearTimeout(nextBatch);
    showErrors();
  }

  function showErrors(): void {
    const found = new Map(formErrors.errors.map(({ field, message }) => [field, message]));
    const stale = [...new Set([...errors.keys(), ...found.keys()])].filter(
      (field) => errors.get(field) !== found.get(field),
    );
    const now = stale.slice(0, errorBatchSize);
    for (const field of now) {
      if (found.has(field)) errors.set(field, found.get(field)!);
      else errors.delete(field);
    }
    publish(now);
    if (stale.length > now.length) nextBatch = setTimeout(showErrors);
  }

  return {
    show,
    subscribeToErrors(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentErrors: () => formErrors,
    error: (field: string) => errors.get(field),
  };
}

export const noErrors: FormErrors = { errors: [], attempt: 0 };

const unmoved = (errors: readonly FieldError[]) => errors;

/**
 * Returns the shown errors that remain after a change. An error whose message is unchanged stays the same
 * object, so that its field does not render again.
 */
function remainingErrors(
  shown: readonly FieldError[],
  found: readonly FieldError[],
  changed: string,
): FieldError[] {
  const shownAt = new Map(shown.map((error) => [error.field, error]));
  const stillRefused = shown.filter(({ keyword, field }) => keyword === refused && field !== changed);
  const stillFound = found.flatMap((error) => {
    const before = shownAt.get(error.field);
    return before ? [before.message === error.message ? before : error] : [];
  });
  return [...stillRefused, ...stillFound];
}
