import { type Answers, type Flow, migrate, type StepAnswers } from '#engine/core/index.ts';

/** What a page shows after a post that kept it, as in engine/storage/drafts/draft-state.ts. */
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

/** The state is stored as JSON, and never contains a password. */
export interface FormState {
  readonly version: number;
  readonly answers: Answers;
  readonly press?: PostResult | undefined;
  /**
   * True if the student is correcting an earlier step. The Next button then leads back to the review or, in a
   * form without a review, to the step that sends the answers.
   */
  readonly isEditing?: boolean;
  /** True while the student is on the page of a new row. The row is removed if it is left empty. */
  readonly isNewRow?: boolean;
  /**
   * True if the student must submit again, because the browser's very first post submitted the form. Before
   * a session exists, the two posts of a double tap would look like posts of two people.
   */
  readonly isToConfirm?: boolean;
  readonly phone?: string;
  readonly refusal?: {
    readonly reason: string;
    readonly problems: readonly { readonly field: string; readonly message: string }[];
  };
  /** Once the receipt is set, the answers are no longer stored. `sentAt` is in epoch milliseconds. */
  readonly receipt?: { readonly id: string; readonly sentAt: number; readonly hasInvoice?: boolean };
}

export function migrated(form: Flow, state: FormState): FormState {
  const { version } = form.definition;
  if (state.version === version) return state;
  return { ...state, version, answers: migrate(form, state).answers };
}

export const freshState = ({ definition }: Flow): FormState => ({ version: definition.version, answers: {} });
