import type { IDBPDatabase } from 'idb';
import { environment } from '../core/environment.ts';
import { afterAwake, type End, isSilent, type Work, workWithin } from './database-work.ts';

/**
 * Milliseconds to wait for the database to open. A browser that takes longer may never open it, so further operations
 * fail without waiting again.
 */
const openTimeout = 3000;

/** Maximum milliseconds for one operation: a page that is no longer visible may have locked the database. */
const workTimeout = 5000;

/** Maximum milliseconds for one operation after the previous one timed out. */
const workTimeoutAfterFailure = 300;

/** Names of the errors that browsers throw after they have closed the connection to the database. */
const connectionErrors: readonly unknown[] = ['InvalidStateError', 'UnknownError'];

const pageLeaves = new Error('The page is being left.');

/**
 * Creates a function that runs operations on an IndexedDB database. If the database is open, an operation
 * starts synchronously, because a page that is unloading cannot wait. If the browser has closed the
 * connection, as iOS does in the background, it is reopened and the operation repeated. The promise rejects
 * if the browser cannot store anything or does not answer in time; the next call tries again.
 *
 * Before a page enters the back-forward cache, its transactions are aborted, because WebKit would leave them
 * open and the database locked for every other page. Pending operations run when the page is shown again.
 *
 * `open` receives a function to call when the browser closes the connection. `onLateOpen` is called if the
 * database opens after the time limit, as on a busy phone.
 */
export function createConnection<Stores = unknown>(
  open: (gone: () => void) => Promise<IDBPDatabase<Stores>>,
  onLateOpen: () => void = () => undefined,
  page: Pick<EventTarget, 'addEventListener'> | undefined = globalThis.window,
) {
  let opening: Promise<IDBPDatabase<Stores>> | undefined;
  let opened: IDBPDatabase<Stores> | undefined;
  let hasAnswered = true;
  const underWay = new Set<End>();

  function forget(): void {
    opening = undefined;
    opened = undefined;
  }

  function reach(): Promise<IDBPDatabase<Stores>> {
    if (opening) return opening;
    const real = (async () => open(forget))();
    opening = withTimeout(real);
    real.then((database) => {
      opening = real;
      opened = database;
    }, forget);
    opening.catch(() => real.then(onLateOpen, () => undefined));
    return opening;
  }

  async function once<Result>(work: Work<Stores, Result>, limit: number): Promise<Result> {
    const database = opened ?? (await reach());
    if (away()) throw pageLeaves;
    const result = await workWithin(limit, underWay, database, work);
    hasAnswered = true;
    return result;
  }

  const away = whileAway(page, () => {
    for (const end of underWay) end(pageLeaves);
    opened?.close();
    forget();
  });

  return async <Result>(work: Work<Stores, Result>, limit = workTimeout): Promise<Result> => {
    for (let hasLost = false; ; ) {
      if (away()) await away();
      if (environment().isEpochOver()) throw new Error('The data of this page is no longer on this phone.');
      try {
        return await once(work, hasAnswered ? limit : workTimeoutAfterFailure);
      } catch (error) {
        if (error === pageLeaves) continue;
        if (error === isSilent) hasAnswered = false;
        if (hasLost || !connectionErrors.includes((error as Error | undefined)?.name)) throw error;
        hasLost = true;
        opened?.close();
        forget();
      }
    }
  };
}

/**
 * Returns a function that returns a promise while the page is in the back-forward cache, otherwise undefined.
 * The promise resolves when the page is shown again.
 */
function whileAway(page: Pick<EventTarget, 'addEventListener'> | undefined, onLeave: () => void) {
  let away: Promise<void> | undefined;
  page?.addEventListener('pagehide', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    away ??= new Promise((resolve) => {
      const back = () => {
        away = undefined;
        resolve();
      };
      page.addEventListener('pageshow', back, { once: true });
    });
    onLeave();
  });
  return () => away;
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    stop = afterAwake(openTimeout, () => reject(isSilent));
  });
  return Promise.race([promise, late]).finally(stop);
}
