import type { OkResponse } from './ok.ts';

/**
 * POST /questionnaires/{form}: the answers to a form whose folder says who may send it, and no other call takes them. A
 * student's go with the token, anyone's without one.
 */
export interface QuestionnaireRequest {
  /** Made by the sender, once for each time that somebody sends: a repeat is answered like the first. */
  readonly key: string;
  /** Of the form that asked. */
  readonly version: number;
  /** By question, as its type has it; '', [] or null where it was not answered. */
  readonly answers: { readonly [question: string]: unknown };
}

export interface QuestionnaireResponse extends OkResponse {
  /** Of what was stored. Its last signs are the reference that the sender is shown. */
  readonly id: string;
}

/** GET /questionnaires/{form}: of a form that a student sends once. */
export interface QuestionnaireStatusResponse {
  /** The day, YYYY-MM-DD; null while it was not sent. */
  readonly sent_on: string | null;
}
