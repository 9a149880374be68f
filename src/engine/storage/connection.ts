import type { IDBPDatabase } from 'idb';
import { environment } from '../core/environment.ts';
import { afterAwake, databaseTimeout, type End, type Work, workWithin } from './database-work.ts';

/**
 * The longest time in milliseconds that operations wait for the database to open. They then fail, because the
 * browser may never open it.
 */
const openTimeout = 3000;

/**
 * The longest time in milliseconds that an operation may take. It then fails, because another page may have
 * locked the database.
 */
const workTimeout = 5000;

const workTimeoutAfterFailure = 300;

/** Browsers throw these errors if an operation uses a connection that the browser itself has closed. */
const connectionErrors: readonly unknown[] = ['InvalidStateError', 'UnknownError'];

const pageLeaves = new Error('The page is being left.');

/**
 * Returns a function that runs operations within a time limit. If the database is open, an operation starts
 * at once, because a page that unloads cannot wait. If the browser has closed the connection, the operation
 * runs again on a new connection. `open` gets a function to call when the connection closes. `onLateOpen` is
 * called if the database opens after the time limit.
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

  // When the page enters the back-forward cache, all operations are ended and the connection is closed.
  // WebKit would otherwise keep their transactions open there, where they would block other pages.
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
        if (error === databaseTimeout) hasAnswered = false;
        if (hasLost || !connectionErrors.includes((error as Error | undefined)?.name)) throw error;
        hasLost = true;
        opened?.close();
        forget();
      }
    }
  };
}

/**
 * Returns a function. While the page is in the back-forward cache, this function returns a promise that
 * resolves when the page is shown again. Otherwise, it returns undefined.
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
    stop = afterAwake(openTimeout, () => reject(databaseTimeout));
  });
  return Promise.race([promise, late]).finally(stop);
}
