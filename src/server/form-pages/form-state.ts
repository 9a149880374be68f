import { type Answers, type Flow, migrate, type StepAnswers } from '#engine/core/index.ts';

/**
 * The result of the last button press, which the next page shows. The fields are the same as in the drafts that the
 * engine stores in the browser.
 */
export interface Press {
  readonly step: string;
  readonly asked: readonly string[];
  readonly page?: number;
  readonly searches?: { readonly [path: string]: string };
  readonly clears?: boolean;
  readonly removed?: {
    readonly path: string;
    readonly index: number;
    readonly row: StepAnswers;
    readonly name: string;
  };
}

/**
 * The state of a form that is being filled in without JavaScript. The state is stored as JSON and never contains a
 * password.
 */
export interface FormState {
  /** The version of the form in which the answers were given. */
  readonly version: number;
  readonly answers: Answers;
  readonly press?: Press | undefined;
  /** Whether the student came from the review to edit a step, so that the continue button returns to the review. */
  readonly isEditing?: boolean;
  /** Whether the current page shows a new row, which is removed unless something is typed in it. */
  readonly isNewRow?: boolean;
  /**
   * Whether the student has to confirm the submission by pressing the submit button once more. True if the browser's
   * first post already submits: without a session, a double tap cannot be distinguished from another person's
   * submission.
   */
  readonly isToConfirm?: boolean;
  /** The phone number from the sign-up page, or from the last attempt to submit. */
  readonly phone?: string;
  /** Why the submission was refused, with the problem of each field. */
  readonly refusal?: {
    readonly reason: string;
    readonly problems: readonly { readonly field: string; readonly message: string }[];
  };
  /**
   * The receipt of a submission. Once there is a receipt, the answers are deleted. `sentAt` is in epoch milliseconds.
   */
  readonly receipt?: { readonly id: string; readonly sentAt: number; readonly hasInvoice?: boolean };
}

/** Migrates answers given in an earlier version of the form to the current version. */
export function migrated(form: Flow, state: FormState): FormState {
  const { version } = form.definition;
  if (state.version === version) return state;
  return { ...state, version, answers: migrate(form, state).answers };
}

export const freshState = ({ definition }: Flow): FormState => ({ version: definition.version, answers: {} });
