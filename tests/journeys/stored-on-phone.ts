import type { Page } from '@playwright/test';
import * as portal from '#generated/portal.ts';
import { cachedEntries } from './offline.ts';

/**
 * After a sign-out, local storage must contain only the epoch: a random id that changes with each student
 * (src/phone-epoch.ts).
 */
export const epochAlone = [`${portal.id}.epoch`];

/**
 * Returns everything that the browser stores, as one text: databases and the files in them, local and session
 * storage, caches, cookies, the current history state, and the address.
 */
export async function everythingStored(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const answerTo = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answerTo(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const rows = await answerTo(database.transaction(store).objectStore(store).getAll());
        const files = rows.map(({ bytes }) => (bytes instanceof Blob ? bytes.text() : undefined));
        found.push(rows, await Promise.all(files));
      }
      database.close();
    }
    found.push({ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie);
    return JSON.stringify(found);
  });
  const kept = await cachedEntries(page);
  return inPage + JSON.stringify([kept, await page.context().cookies()]);
}

/** Merges `facts` into every row or clears all, adds the rows in `added`, and returns the previous rows. */
export const changeRows = (
  page: Page,
  database: string,
  store: string,
  change: { readonly facts?: object; readonly clear?: boolean; readonly added?: readonly object[] } = {},
) =>
  page.evaluate(
    async ([name, store, { facts, clear, added = [] }]) => {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const writing = opened.transaction(store, 'readwrite');
      const rows = writing.objectStore(store);
      const all = rows.getAll();
      all.onsuccess = () => {
        if (clear) rows.clear();
        if (facts) for (const row of all.result) rows.put({ ...row, ...facts });
        for (const row of added) rows.put(row);
      };
      await new Promise((resolve) => (writing.oncomplete = resolve));
      opened.close();
      return all.result;
    },
    [database, store, change] as const,
  );
