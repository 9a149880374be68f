import type { IDBPDatabase } from 'idb';

/** Rejects as its last transaction does. */
export type Work<Stores, Result> = (database: IDBPDatabase<Stores>) => Promise<Result>;

/** Ends a piece of work that is under way. */
export type End = (why: Error) => void;

export const isSilent = new Error('The database of this phone does not answer.');

/** Works on the database until it is done, is ended, or has taken too long: then nothing of it stays open. */
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
      } catch {} // it was over already
    }
  };
  const stop = afterAwake(limit, () => end(isSilent));
  underWay.add(end);
  try {
    return await Promise.race([work(noting(begun, database)), ended]);
  } finally {
    stop();
    underWay.delete(end);
  }
}

interface Transaction {
  readonly done: Promise<void>;
  readonly abort: () => void;
}

/** The database, but every transaction that is begun on it is noted. */
function noting<Stores>(begun: Transaction[], database: IDBPDatabase<Stores>): IDBPDatabase<Stores> {
  return new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'transaction') return value;
      return (...args: unknown[]): Transaction => {
        const transaction = value.apply(target, args);
        begun.push(transaction);
        transaction.done.catch(() => undefined); // its caller gets the error
        return transaction;
      };
    },
  });
}

/** Calls back after this time, of which sleep of the phone counts a quarter at most. */
export function afterAwake(time: number, act: () => void): () => void {
  let quarters = 4;
  const timer = setInterval(() => {
    quarters -= 1;
    if (quarters === 0) act();
  }, time / 4);
  return () => clearInterval(timer);
}
