import type { IDBPDatabase } from 'idb';
import { environment } from '../core/environment.ts';
import { afterAwake, type End, isSilent, type Work, workWithin } from './database-work.ts';

/** A browser that has not opened its database by then may never answer, and nobody shall wait for that again. */
const openTimeout = 3000;

/** How long a piece of work may take: what holds the database may be a page that nobody sees any more. */
const workPatience = 5000;

/** The same for a database that has not answered the work before. */
const lostPatience = 300;

/** What a browser throws at whoever uses a connection that it has dropped. */
const connectionErrors: readonly unknown[] = ['InvalidStateError', 'UnknownError'];

const pageLeaves = new Error('The page leaves.');

/**
 * Works on a database of this phone, at once where it is open: a page that goes has no time to wait. A browser may
 * drop the connection, as iOS does in the background: then it is opened anew, and the work done once more. Rejects
 * where the browser keeps nothing or does not answer in time; asked again, it tries again.
 *
 * A page that the browser keeps for Back holds nothing meanwhile: WebKit would leave a transaction open that it had
 * begun, and the database locked for every other page. What it was about to do, it does when it comes back.
 *
 * `open` is told what to call when its connection is gone, and `cameLate` is called when it opens after all, as on a
 * phone that is busy.
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

/** While the browser keeps the page for Back, a promise that resolves when the page is shown again. */
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
