import type { Phone } from './phone.ts';
import { logInAs } from './student.ts';

/** Leaves a page while it stores what is typed. Returns the rounds after which the database was locked. */
export async function leaveDuringTransactions(phone: Phone, times: number): Promise<number[]> {
  const locked: number[] = [];
  await logInAs(phone, 'demo-open');
  for (let round = 0; round < times; round += 1) {
    await phone.open('/survey');
    await phone.press({ selector: '[name=name]' });
    await phone.evaluate(leaveAt, 1 + (round % 2));
    // Types again and again until the page leaves. In every other round, `leaveAt` waits for a second
    // transaction, and typing once may cause only one.
    await phone.until('the page to leave', async () => {
      await phone.driver.type(`Awa ${round}`).catch(() => undefined);
      return phone.evaluate(() => location.pathname === '/login');
    });
    await phone.at('/login');
    if (await phone.evaluate(isLocked)) locked.push(round);
    await phone.back();
    await phone.until('the page to be restored', () => phone.evaluate(() => location.pathname !== '/login'));
  }
  return locked;
}

/** Runs in the page. Leaves it as soon as its database transaction number `count` begins. */
function leaveAt(count: number): void {
  const { transaction } = IDBDatabase.prototype;
  let left = count;
  IDBDatabase.prototype.transaction = function begin(...args: Parameters<typeof transaction>) {
    left -= 1;
    if (left === 0) location.assign('/login');
    return transaction.apply(this, args);
  };
}

/** Runs in the page. Returns whether a write takes over 60 seconds, which it does only if there is a lock. */
function isLocked(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), 60_000);
    const opening = indexedDB.open('forms');
    opening.onerror = () => resolve(true);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = Array.from(database.objectStoreNames);
      const change = database.transaction(stores, 'readwrite');
      change.oncomplete = () => {
        database.close();
        resolve(false);
      };
      change.objectStore(stores[0]!).count();
    };
  });
}
