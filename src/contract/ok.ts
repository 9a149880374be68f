/** What is answered where there is nothing to tell but that it was done. */
export interface OkResponse {
  readonly status: 'ok';
}
