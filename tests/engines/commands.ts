interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: never;
  readonly result?: never;
  /**
   * WebDriver BiDi sends an error code here, and the error's text in `message`. Chrome sends an object that
   * contains the text.
   */
  readonly error?: string | { readonly message: string };
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The time limit in ms. If the browser hangs, the run ends with an error that names the command. */
const commandTimeout = 120_000;

export async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: never) => void>();
  let last = 0;

  function handleMessage({ id, method, params, result, error, message }: Message): void {
    if (method) listeners.get(method)?.(params as never);
    const command = id === undefined ? undefined : waiting.get(id);
    if (!command) return;
    waiting.delete(id!);
    const reason = typeof error === 'string' ? `${error}: ${message}` : error?.message;
    if (reason) command.reject(new Error(reason));
    else command.resolve(result as never);
  }

  socket.addEventListener('message', ({ data }) => handleMessage(JSON.parse(data)));
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The connection to the browser was closed.'));
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
        }, commandTimeout).unref();
      });
    },
    on: (method: string, listener: (params: never) => void) => void listeners.set(method, listener),
  };
}
