export interface OkResponse {
  readonly status: 'ok';
}
