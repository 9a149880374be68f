import type { IDBPDatabase } from 'idb';
import { isOver } from './phone-epoch.ts';

/** A browser that has not opened its database by then may never answer, and nobody shall wait for that again. */
const patience = 3000;

/** What a browser throws at whoever uses a connection that it has dropped. */
const lost: readonly unknown[] = ['InvalidStateError', 'UnknownError'];

/**
 * Works on a database of this phone, at once where it is open: a page that goes has no time to wait. A browser may
 * drop the connection, as iOS does in the background: then it is opened anew, and the work done once more. Rejects
 * where the browser keeps nothing; asked again, it tries again. `open` is told what to call when its connection is gone,
 * and `cameLate` is called when it opens after all, as on a phone that is busy.
 */
export function connection<Stores = unknown>(
  open: (gone: () => void) => Promise<IDBPDatabase<Stores>>,
  cameLate: () => void = () => undefined,
) {
  let opening: Promise<IDBPDatabase<Stores>> | undefined;
  let opened: IDBPDatabase<Stores> | undefined;

  function forget(): void {
    opening = undefined;
    opened = undefined;
  }

  function reach(): Promise<IDBPDatabase<Stores>> {
    if (opening) return opening;
    const real = (async () => open(forget))();
    opening = withinPatience(real);
    real.then((database) => {
      opening = real;
      opened = database;
    }, forget);
    opening.catch(() => real.then(cameLate, () => undefined));
    return opening;
  }

  return async <Result>(work: (database: IDBPDatabase<Stores>) => Promise<Result>): Promise<Result> => {
    if (isOver()) throw new Error('What this page holds is no longer on this phone.');
    try {
      return await work(opened ?? (await reach()));
    } catch (error) {
      if (!lost.includes((error as Error | undefined)?.name)) throw error;
      opened?.close();
      forget();
      return work(await reach());
    }
  };
}

function withinPatience<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database of this phone does not answer.')), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
