import { HttpError } from '../http/http-error.ts';

interface Limits {
  readonly concurrency: number;
  readonly maxLength: number;
  readonly maxLengthPerClient: number;
}

interface Waiting {
  readonly enter: () => void;
  readonly reject: (refusal: HttpError) => void;
}

/**
 * Creates a queue in which clients take turns (round robin). When the queue is full, a new item replaces the
 * last item of the client with the most waiting items.
 */
export function createFairQueue({ concurrency, maxLength, maxLengthPerClient }: Limits) {
  /** The first client in the map has the next turn. */
  const queues = new Map<string, Waiting[]>();
  let working = 0;
  let waiting = 0;

  function wait(client: string): Promise<void> {
    const line = queues.get(client) ?? [];
    if (line.length >= maxLengthPerClient) {
      throw new HttpError(
        429,
        'Too many log-ins and applications from your network at once. Try again in a few seconds.',
        5,
      );
    }
    if (waiting >= maxLength) makeRoomFor(line);
    return new Promise((enter, reject) => {
      line.push({ enter, reject });
      queues.set(client, line);
      waiting += 1;
    });
  }

  function makeRoomFor(newcomer: readonly Waiting[]): void {
    const most = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (most.length <= newcomer.length + 1) throw veryBusy();
    most.pop()!.reject(veryBusy());
    waiting -= 1;
  }

  function admitNext(): void {
    const [turn] = queues;
    if (!turn) {
      working -= 1;
      return;
    }
    const [client, line] = turn;
    const { enter } = line.shift()!;
    waiting -= 1;
    queues.delete(client);
    if (line.length > 0) queues.set(client, line);
    enter();
  }

  return {
    /** Runs `work` when it is the client's turn. Throws a 429 or 503 error if too many items are waiting. */
    async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
      if (working >= concurrency) await wait(client);
      else working += 1;
      try {
        return await work();
      } finally {
        admitNext();
      }
    },
  };
}

function veryBusy(): HttpError {
  return new HttpError(503, 'We are very busy. Try again.', 5);
}
