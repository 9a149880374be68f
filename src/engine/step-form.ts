import { today } from '../clock.ts';
import type { StepDefinition } from './definition.ts';
import { type AnswerSource, createFieldFollowers, type FieldFollowers } from './field-followers.ts';
import { activeFields, applyChange, type Flow, type StepAnswers, validateStep } from './flow.ts';
import { errorBatchSize, type FieldError, messageOf } from './messages.ts';

/** Who holds the answers of a step, and takes new ones. */
export interface AnswerStore extends AnswerSource {
  readonly change: (answers: StepAnswers) => void;
  /** Asks only these fields of the step. */
  readonly only?: () => readonly string[] | undefined;
  /** What else is known of who answers. */
  readonly known?: () => readonly string[] | undefined;
}

/** What was found wrong on a step. */
export interface Findings {
  readonly problems: readonly FieldError[];
  /** Counts the presses that failed. */
  readonly attempt: number;
}

/** One step on screen. Each field follows its own answer and error, so that a key renders one field again. */
export interface StepForm extends AnswerSource, Pick<FieldFollowers, 'follow'> {
  readonly subscribeToFindings: (listener: () => void) => () => void;
  readonly findings: () => Findings;
  /** What stands at a field. */
  readonly error: (field: string) => string | undefined;
  readonly change: (field: string, value: string) => void;
  /** Settles once the check has what it needs; undefined when it has. */
  readonly loading: () => Promise<unknown> | undefined;
  /**
   * Checks the step as its button is pressed. What is found is shown and given back, together with what is wrong
   * on other steps, where this one's button sends them all.
   */
  readonly submit: (elsewhere?: readonly FieldError[]) => readonly FieldError[];
  /** Shows the server's no at its field, in the words of the ui file, until that field is changed. */
  readonly refuse: (field: string) => FieldError | undefined;
}

const refused = 'refused';

/**
 * The behaviour of one step on screen: checked when the button is pressed, and from then on a field that is
 * wrong is checked again as it is mended. No other field is accused while the student types.
 */
export function createStepForm(flow: Flow, step: StepDefinition, store: AnswerStore): StepForm {
  const listeners = new Set<() => void>();
  const followers = createFieldFollowers(store);
  let findings = untried;
  const errors = new Map<string, string>();
  let rest: ReturnType<typeof setTimeout> | undefined;

  function show(problems: readonly FieldError[], attempt: number): void {
    findings = { problems, attempt };
    for (const listener of listeners) listener();
    clearTimeout(rest);
    mark();
  }

  /** Brings the errors at the fields up to the findings, those of a long form some at a time. */
  function mark(): void {
    const found = new Map(findings.problems.map(({ field, message }) => [field, message]));
    const stale = [...new Set([...errors.keys(), ...found.keys()])].filter(
      (field) => errors.get(field) !== found.get(field),
    );
    const now = stale.slice(0, errorBatchSize);
    for (const field of now) {
      if (found.has(field)) errors.set(field, found.get(field)!);
      else errors.delete(field);
    }
    followers.tell(now);
    if (stale.length > now.length) rest = setTimeout(mark);
  }

  const check = (answers: StepAnswers) =>
    validateStep(flow, step, answers, { today: today(), only: store.only?.(), userInputs: store.known?.() });
  const isAsked = (field: string) => store.only?.()?.includes(field) !== false;
  const isNewPassword = (field: string) => step.fields?.[field]?.hardToGuess && isAsked(field);

  return {
    subscribe: store.subscribe,
    answers: store.answers,
    follow: followers.follow,
    subscribeToFindings(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    findings: () => findings,
    error: (field) => errors.get(field),
    change(field, value) {
      if (isNewPassword(field)) void flow.passwordStrength?.load?.();
      const next = applyChange(flow, step, store.answers(), field, value);
      store.change(next);
      const { problems, attempt } = findings;
      if (problems.length === 0) return;
      const left = stillWrong(problems, check(next), field);
      const isSame = left.length === problems.length && left.every((problem, at) => problem === problems[at]);
      if (!isSame) show(left, attempt);
    },
    loading() {
      const answers = store.answers();
      const isNeeded = Object.keys(answers).some((field) => answers[field] && isNewPassword(field));
      return isNeeded ? flow.passwordStrength?.load?.() : undefined;
    },
    submit(elsewhere = []) {
      const own = check(store.answers());
      const found = [...elsewhere, ...own];
      show(own, findings.attempt + (found.length > 0 ? 1 : 0));
      return found;
    },
    refuse(name) {
      if (!isAsked(name)) return undefined;
      const field = activeFields(flow, step, store.answers()).find((each) => each.name === name);
      if (!field) return undefined;
      const problem = { step: step.id, field: name, keyword: refused, ...messageOf(field, refused) };
      show([problem], findings.attempt + 1);
      return problem;
    },
  };
}

/** Before the button was pressed, and as the server renders it. */
export const untried: Findings = { problems: [], attempt: 0 };

/** What is left of the problems shown once a field has changed; the same objects where nothing else is said. */
function stillWrong(
  shown: readonly FieldError[],
  found: readonly FieldError[],
  changed: string,
): FieldError[] {
  const shownAt = new Map(shown.map((problem) => [problem.field, problem]));
  const stillRefused = shown.filter(({ keyword, field }) => keyword === refused && field !== changed);
  const stillFound = found.flatMap((problem) => {
    const before = shownAt.get(problem.field);
    return before ? [before.message === problem.message ? before : problem] : [];
  });
  return [...stillRefused, ...stillFound];
}
