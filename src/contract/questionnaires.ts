import type { OkResponse } from './ok.ts';

/**
 * POST /questionnaires/{form}: answers to a form that defines who may send it and has no endpoint of its own. Students
 * send a token, anyone else none.
 */
export interface QuestionnaireRequest {
  /** The sender's idempotency key, one for each submission: a repeat gets the first response again. */
  readonly key: string;
  /** The version of the form that asked. */
  readonly version: number;
  /** By question, in the question's type; '', [] or null if not answered. */
  readonly answers: { readonly [question: string]: unknown };
}

export interface QuestionnaireResponse extends OkResponse {
  /** The id of the submission. Its last characters are the reference shown to the sender. */
  readonly id: string;
}

/** GET /questionnaires/{form}: for forms that a student can send once. */
export interface QuestionnaireStatusResponse {
  /** The day, YYYY-MM-DD; null if not sent yet. */
  readonly sent_on: string | null;
}
