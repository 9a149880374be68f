import { type Answers, type Flow, migrate, type StepAnswers } from '#engine/core/index.ts';

/**
 * What the page shows after a form post that led to no other step, such as error messages. The engine's
 * drafts have the same properties (engine/storage/drafts/draft-state.ts).
 */
export interface PostResult {
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

/** The state of a form that is filled in without JavaScript. Stored as JSON; never contains a password. */
export interface FormState {
  /** The version of the form that was answered. */
  readonly version: number;
  readonly answers: Answers;
  readonly press?: PostResult | undefined;
  /** Whether the student came from the review to edit a step, so that the Next button returns to the review. */
  readonly isEditing?: boolean;
  /** Whether the page shows a new row of a list step, which is removed unless the student types something into it. */
  readonly isNewRow?: boolean;
  /**
   * Whether the student has to confirm by submitting a second time. Set if the browser's very first post
   * already submits the form: without a session, a double tap cannot be told apart from another person's
   * submission.
   */
  readonly isToConfirm?: boolean;
  /** The phone number from the sign-up page or the last attempt to submit. */
  readonly phone?: string;
  /** Why the server rejected the submission, with the problems of its fields. */
  readonly refusal?: {
    readonly reason: string;
    readonly problems: readonly { readonly field: string; readonly message: string }[];
  };
  /**
   * The receipt of an accepted submission. From then on, the answers are no longer stored here. `sentAt` is
   * in epoch milliseconds.
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
