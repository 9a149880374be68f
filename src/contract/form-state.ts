import type { Answers, PostResult } from '#engine/core/index.ts';
import type { FieldProblem } from './errors.ts';

/** What the server keeps of a form that is filled in without JavaScript, as JSON and without a password. */
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
   * True if the student must submit again, because the browser's very first post already submitted the form.
   * The server recognises a repeated post by its session, which that post did not have yet, so a double tap
   * would have stored the answers twice.
   */
  readonly isToConfirm?: boolean;
  readonly phone?: string;
  readonly refusal?: {
    readonly reason: string;
    readonly problems: readonly FieldProblem[];
  };
  /** Once the receipt is set, the answers are no longer stored. `sentAt` is in epoch milliseconds. */
  readonly receipt?: { readonly id: string; readonly sentAt: number; readonly hasInvoice?: boolean };
}
