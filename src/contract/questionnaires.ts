import type { OkResponse } from './ok.ts';

/**
 * The body of POST /questionnaires/{form}, for forms without an endpoint of their own. Students send their
 * token in the request header; anonymous senders send none.
 */
export interface QuestionnaireRequest {
  /**
   * A random key that the sender generates for each submission. If a key is sent twice, the server returns
   * its first response again, so that a retry does not submit the answers twice.
   */
  readonly key: string;
  /** The version of the form that the sender filled in. */
  readonly version: number;
  /** The answers by question name. A question without an answer is '', [] or null, depending on its type. */
  readonly answers: { readonly [question: string]: unknown };
}

export interface QuestionnaireResponse extends OkResponse {
  /** The id of the submission. The portal shows its last characters to the sender as a reference. */
  readonly id: string;
}

/** The response to GET /questionnaires/{form}, for forms that a student can send only once. */
export interface QuestionnaireStatusResponse {
  /** The day on which the student sent the form, YYYY-MM-DD; null if the student has not sent it. */
  readonly sent_on: string | null;
}
