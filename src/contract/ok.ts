/** The response of a call that returns nothing else. */
export interface OkResponse {
  readonly status: 'ok';
}
