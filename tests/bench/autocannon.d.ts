/** As much of it as is used here; it brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Changes the request each time before it is sent. */
    readonly setupRequest?: (request: Request) => Request;
  }

  interface Client {
    readonly pipelinedRequests: { addBody: (bytes: Buffer) => void };
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** So many requests in all, however long they take. */
    readonly amount: number;
    /** Seconds. */
    readonly timeout: number;
    /** How often it looks whether it is done, in ms. */
    readonly sampleInt: number;
    readonly setupClient: (client: Client) => void;
    readonly requests: readonly Request[];
  }

  interface Result {
    readonly errors: number;
  }

  /** Emits `response` with the client, the status, the bytes and the ms that it took. */
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
