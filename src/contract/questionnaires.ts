import type { OkResponse } from './ok.ts';

/**
 * The body of POST /questionnaires/{form}: the answers to a form that defines who may send it (`who` in its definition)
 * and has no endpoint of its own. Students send their token with this request; anonymous senders send none.
 */
export interface QuestionnaireRequest {
  /**
   * The idempotency key that the sender generates for each submission: if the same key is sent twice, the server
   * returns its first response again.
   */
  readonly key: string;
  /** The version of the form that the sender filled in. */
  readonly version: number;
  /**
   * The answers by the names of their questions, each in the question's type; '', [] or null if a question was not
   * answered.
   */
  readonly answers: { readonly [question: string]: unknown };
}

export interface QuestionnaireResponse extends OkResponse {
  /** The id of the submission. The last characters of this id are the reference that is shown to the sender. */
  readonly id: string;
}

/** The response to GET /questionnaires/{form}, for forms that a student can send only once. */
export interface QuestionnaireStatusResponse {
  /** The day on which the student sent the form, YYYY-MM-DD; null if the form is not sent yet. */
  readonly sent_on: string | null;
}
