import type { IDBPDatabase } from 'idb';
import { environment } from '../core/environment.ts';
import { afterAwake, type End, isSilent, type Work, workWithin } from './database-work.ts';

/** A browser that has not opened its database by then may never do so; later callers do not wait again. */
const openTimeout = 3000;

/** Limit for one operation: the database may be held by a page that is no longer visible. */
const workPatience = 5000;

/** The same, if the previous operation timed out. */
const lostPatience = 300;

/** Errors that browsers throw for a connection that they have dropped. */
const connectionErrors: readonly unknown[] = ['InvalidStateError', 'UnknownError'];

const pageLeaves = new Error('The page leaves.');

/**
 * Runs operations on an IndexedDB database, synchronously if it is open: a page that is unloading cannot wait. If the
 * browser has dropped the connection, as iOS does in the background, it reopens it and repeats the operation. Rejects if
 * the browser stores nothing or does not answer in time; the next call tries again.
 *
 * A page in the back-forward cache closes its transactions: WebKit would leave them open and the database locked for
 * every other page. Pending operations run when the page is shown again.
 *
 * `open` receives a callback for a lost connection; `cameLate` is called if the database opens after the time limit, as
 * on a busy phone.
 */
export function createConnection<Stores = unknown>(
  open: (gone: () => void) => Promise<IDBPDatabase<Stores>>,
  cameLate: () => void = () => undefined,
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
    opening.catch(() => real.then(cameLate, () => undefined));
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

  return async <Result>(work: Work<Stores, Result>, limit = workPatience): Promise<Result> => {
    for (let hasLost = false; ; ) {
      if (away()) await away();
      if (environment().isEpochOver()) throw new Error('What this page holds is no longer on this phone.');
      try {
        return await once(work, hasAnswered ? limit : lostPatience);
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

/** While the page is in the back-forward cache, a promise that resolves when it is shown again. */
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
