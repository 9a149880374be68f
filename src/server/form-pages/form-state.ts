import { type Answers, type Flow, migrate, type StepAnswers } from '#engine/core/index.ts';

/** What became of the last press, for the page that comes after it. As the engine's drafts have it. */
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

/** How far somebody is in a form who fills it in without a script. All of it is JSON, and no password is ever in it. */
export interface FormState {
  /** Of the form that asked. */
  readonly version: number;
  readonly answers: Answers;
  readonly press?: Press | undefined;
  /** The button that leads on leads back to the review. */
  readonly isEditing?: boolean;
  /** A row is being added, which is kept once something is typed in it. */
  readonly isNewRow?: boolean;
  /** It is sent once it is pressed again: the first press of all cannot tell a second tap from another person. */
  readonly isToConfirm?: boolean;
  /** The phone number that was given at the sign-up, or with the last try to send. */
  readonly phone?: string;
  /** Why what was sent was not taken, and what was wrong with each field. */
  readonly refusal?: {
    readonly reason: string;
    readonly problems: readonly { readonly field: string; readonly message: string }[];
  };
  /** Of what was sent: the answers are gone then. `sentAt` in epoch milliseconds. */
  readonly receipt?: { readonly id: string; readonly sentAt: number; readonly hasInvoice?: boolean };
}

/** Answers to an earlier version of the form, as this one has them. */
export function migrated(form: Flow, state: FormState): FormState {
  const { version } = form.definition;
  if (state.version === version) return state;
  return { ...state, version, answers: migrate(form, state).answers };
}

export const freshState = ({ definition }: Flow): FormState => ({ version: definition.version, answers: {} });
