import type { OkResponse } from './ok.ts';

/**
 * The body of POST /questionnaires/{form}. The request needs an access token unless anyone may send the form.
 */
export interface QuestionnaireRequest {
  /**
   * A random key per submission. If a key is repeated, the server sends its first response again, so that a
   * retry does not store the answers twice.
   */
  readonly key: string;
  readonly version: number;
  /** A question without an answer is '', [] or null, depending on its type. */
  readonly answers: { readonly [question: string]: unknown };
}

export interface QuestionnaireResponse extends OkResponse {
  /** The portal shows the last characters of this id to the sender as a reference. */
  readonly id: string;
}

/** The response to GET /questionnaires/{form}, for forms that a student can send only once. */
export interface QuestionnaireStatusResponse {
  /** YYYY-MM-DD; null if the student has not sent the form. */
  readonly sent_on: string | null;
}
