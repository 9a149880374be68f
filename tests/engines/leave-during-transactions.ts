import { writeFileSync } from 'node:fs';
import { pdf } from '../journeys/photo.ts';
import type { Phone } from './phone.ts';
import { logInAs } from './student.ts';

/** Alternates between typing and uploading. Returns the databases that the next page found locked. */
export async function leaveDuringTransactions(phone: Phone, times: number, file: string): Promise<string[]> {
  const locked: string[] = [];
  writeFileSync(file, pdf(20_000));
  await logInAs(phone, 'demo-open');
  for (let round = 0; round < times; round += 1) {
    const step = Math.floor(round / 2);
    // On a slow machine, the invoice may reach the server before the phone leaves: then the round types.
    if (round % 2 === 0 || !(await leaveUploading(phone, file, 1 + (step % 6)))) {
      await phone.open('/survey');
      await phone.press({ selector: '[name=name]' });
      await phone.evaluate(leaveAt, 1 + (step % 2));
      // One transaction may save the whole text, and `leaveAt` may wait for the second.
      await phone.until('the page to leave', async () => {
        await phone.driver.type(`Awa ${round}`).catch(() => undefined);
        return phone.evaluate(() => location.pathname === '/login');
      });
    }
    await phone.at('/login');
    for (const name of await phone.evaluate(lockedDatabases)) locked.push(`${name} in round ${round}`);
    await phone.back();
    await phone.until('the page to be restored', () => phone.evaluate(() => location.pathname !== '/login'));
  }
  return locked;
}

/** Returns false if an invoice reached the server before the phone left the page. */
async function leaveUploading(phone: Phone, file: string, count: number): Promise<boolean> {
  let done: 'nothing' | 'chosen' | 'pressed' = 'nothing';
  let doneAt = 0;
  await phone.open('/home-upload-invoice');
  return phone
    .until('the page to leave or the invoice to arrive', async () => {
      const shown = await phone.text();
      if (shown.includes('Success!')) return { hasLeft: false };
      const isShown = shown.includes('invoice.pdf');
      // If the invoice of the previous round arrives now, the page removes the chosen file.
      const isStuck = Date.now() - doneAt > 5000;
      if (done === 'nothing' || (isStuck && !isShown)) {
        await phone.driver.choose('input[type=file]', file);
        done = 'chosen';
        doneAt = Date.now();
      } else if (isShown && (isStuck || done === 'chosen')) {
        // A separate press could come too late, because the page may be left at any moment.
        await phone.evaluate(leaveAt, count, 'button[type=submit]');
        done = 'pressed';
        doneAt = Date.now();
      }
      return (
        done === 'pressed' &&
        (await phone.evaluate(() => location.pathname === '/login')) && { hasLeft: true }
      );
    })
    .then(({ hasLeft }) => hasLeft);
}

/**
 * Runs in the page. Leaves the page as soon as its database transaction number `count` begins, so that this
 * transaction is still open.
 */
function leaveAt(count: number, pressed?: string): void {
  const button = pressed && document.querySelector<HTMLElement>(pressed)!;
  const { transaction } = IDBDatabase.prototype;
  let left = count;
  IDBDatabase.prototype.transaction = function begin(...args: Parameters<typeof transaction>) {
    left -= 1;
    if (left === 0) location.assign('/login');
    return transaction.apply(this, args);
  };
  if (button) button.click();
}

/**
 * Runs in the page. Returns the databases in which no write transaction ends within 60 seconds. A write is
 * far faster, even on a slow machine.
 */
async function lockedDatabases(): Promise<string[]> {
  const answers = (name: string) =>
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), 60_000);
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = Array.from(database.objectStoreNames);
        const change = database.transaction(stores, 'readwrite');
        change.oncomplete = () => {
          database.close();
          resolve(true);
        };
        change.objectStore(stores[0]!).count();
      };
    });
  const names = ['forms', 'outbox'];
  const free = await Promise.all(names.map(answers));
  return names.filter((_name, index) => !free[index]);
}
