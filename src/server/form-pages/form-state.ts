import { type Answers, type Flow, migrate, type StepAnswers } from '#engine/core/index.ts';

/** The result of the last press, for the page that follows it. Same fields as in the engine's drafts. */
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

/** The state of a form that is being filled in without scripts. JSON, and never contains a password. */
export interface FormState {
  /** The form version that asked. */
  readonly version: number;
  readonly answers: Answers;
  readonly press?: Press | undefined;
  /** The continue button returns to the review. */
  readonly isEditing?: boolean;
  /** A row is being added; it is kept once something is typed in it. */
  readonly isNewRow?: boolean;
  /** Submitted on the next press: at the very first press, a second tap cannot be told from another person. */
  readonly isToConfirm?: boolean;
  /** The phone number from sign-up, or from the last attempt to submit. */
  readonly phone?: string;
  /** Why the submission was refused, and the problem of each field. */
  readonly refusal?: {
    readonly reason: string;
    readonly problems: readonly { readonly field: string; readonly message: string }[];
  };
  /** The receipt of a submission, whose answers are deleted. `sentAt` is in epoch milliseconds. */
  readonly receipt?: { readonly id: string; readonly sentAt: number; readonly hasInvoice?: boolean };
}

/** Migrates answers to an earlier version of the form to the current one. */
export function migrated(form: Flow, state: FormState): FormState {
  const { version } = form.definition;
  if (state.version === version) return state;
  return { ...state, version, answers: migrate(form, state).answers };
}

export const freshState = ({ definition }: Flow): FormState => ({ version: definition.version, answers: {} });
