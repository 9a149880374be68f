/** The response to requests that return no data. */
export interface OkResponse {
  readonly status: 'ok';
}
