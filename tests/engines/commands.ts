/** What comes over the socket: the answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: never;
  readonly result?: never;
  /** WebDriver BiDi gives a word and beside it a `message`, Chrome an object. */
  readonly error?: string | { readonly message: string };
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Ends a run that hangs, and says where. */
const patience = 120_000;

/** Commands and events over a web socket, which Chrome's protocol and WebDriver BiDi number and answer alike. */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: never) => void>();
  let last = 0;

  function hear({ id, method, params, result, error, message }: Message): void {
    if (method) listeners.get(method)?.(params as never);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (!asked) return;
    waiting.delete(id!);
    const reason = typeof error === 'string' ? `${error}: ${message}` : error?.message;
    if (reason) asked.reject(new Error(reason));
    else asked.resolve(result as never);
  }

  socket.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'));
    waiting.clear();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${url}.`)));
  });
  return {
    send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
      return new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
        setTimeout(() => {
          if (waiting.delete(id)) reject(new Error(`No answer to ${method}.`));
        }, patience).unref();
      });
    },
    on: (method: string, listener: (params: never) => void) => void listeners.set(method, listener),
    close: () => socket.close(),
  };
}
