import type { IDBPDatabase } from 'idb';

export type Work<Stores, Result> = (database: IDBPDatabase<Stores>) => Promise<Result>;

export type End = (why: Error) => void;

export const databaseTimeout = new Error('The database on this phone does not respond.');

/**
 * Runs an operation. While it runs, `underWay` contains a function that ends it. If the operation is ended or
 * takes longer than `limit` milliseconds, its transactions are aborted and the promise rejects.
 */
export async function workWithin<Stores, Result>(
  limit: number,
  underWay: Set<End>,
  database: IDBPDatabase<Stores>,
  work: Work<Stores, Result>,
): Promise<Result> {
  const begun: Transaction[] = [];
  let fail: End = () => undefined;
  const ended = new Promise<never>((_, reject) => (fail = reject));
  const end: End = (why) => {
    fail(why);
    for (const transaction of begun) {
      try {
        transaction.abort();
      } catch {} // the transaction had already ended
    }
  };
  const stop = afterAwake(limit, () => end(databaseTimeout));
  underWay.add(end);
  try {
    return await Promise.race([work(recordTransactions(begun, database)), ended]);
  } finally {
    stop();
    underWay.delete(end);
  }
}

interface Transaction {
  readonly done: Promise<void>;
  readonly abort: () => void;
}

function recordTransactions<Stores>(
  begun: Transaction[],
  database: IDBPDatabase<Stores>,
): IDBPDatabase<Stores> {
  return new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'transaction') return value;
      return (...args: unknown[]): Transaction => {
        const transaction = value.apply(target, args);
        begun.push(transaction);
        transaction.done.catch(() => undefined);
        return transaction;
      };
    },
  });
}

/**
 * Calls `act` after the phone has been awake for `time` milliseconds. The time is counted in four quarters,
 * so that a sleep of any length counts as one quarter at most. Returns a function that cancels the call.
 */
export function afterAwake(time: number, act: () => void): () => void {
  let quarters = 4;
  const timer = setInterval(() => {
    quarters -= 1;
    if (quarters === 0) act();
  }, time / 4);
  return () => clearInterval(timer);
}
