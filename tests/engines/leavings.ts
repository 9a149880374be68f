import { writeFileSync } from 'node:fs';
import { pdf } from '../journeys/photo.ts';
import type { Phone } from './phone.ts';
import { logInAs } from './student.ts';

/**
 * Leaves a page in the middle of one of its transactions, by turns while something is typed and while an invoice is
 * sent, each time at another one, and looks whether the next page can use the databases.
 */
export async function leaveOften(phone: Phone, times: number, file: string) {
  const locked: string[] = [];
  let cached = 0;
  writeFileSync(file, pdf(20_000));
  await logInAs(phone, 'demo-open');
  for (let round = 0; round < times; round += 1) {
    const step = Math.floor(round / 2);
    // On a slow machine the invoice may arrive before its page leaves: then there is nothing more to upload.
    if (round % 2 === 0 || !(await leaveUploading(phone, file, 1 + (step % 6)))) {
      await phone.open('/survey');
      await phone.press({ selector: '[name=name]' });
      await phone.evaluate(leaveAt, 1 + (step % 2));
      // The page leaves in the middle of a word. Quick typing may all be kept by one transaction: then it is gone on.
      await phone.until('leaving', async () => {
        await phone.driver.type(`Awa ${round}`).catch(() => undefined);
        return phone.evaluate(() => location.pathname === '/login');
      });
    }
    await phone.at('/login');
    for (const name of await phone.evaluate(lockedDatabases)) locked.push(`${name} in round ${round}`);
    await phone.back();
    // The transaction may have finished before the page left, and the page gone on.
    await phone.until('coming back', () => phone.evaluate(() => location.pathname !== '/login'));
    cached += Number(await phone.evaluate(() => 'cameBack' in window));
  }
  return { locked, cached };
}

/** False where the invoice arrived before its page could leave, also by another page that sent it again. */
async function leaveUploading(phone: Phone, file: string, count: number): Promise<boolean> {
  let done: 'nothing' | 'chosen' | 'pressed' = 'nothing';
  let doneAt = 0;
  await phone.open('/home-upload-invoice');
  return phone
    .until('leaving or success', async () => {
      const shown = await phone.text();
      if (shown.includes('Success!')) return { hasLeft: false };
      const isShown = shown.includes('invoice.pdf');
      // The invoice of the round before may arrive in the middle of this, and its file go: then once more.
      const isStuck = Date.now() - doneAt > 5000;
      if (done === 'nothing' || (isStuck && !isShown)) {
        await phone.driver.choose('input[type=file]', file);
        done = 'chosen';
        doneAt = Date.now();
      } else if (isShown && (isStuck || done === 'chosen')) {
        // Pressed in the same turn: the page may leave at any moment from now on.
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

/** In the page: leaves as soon as it has begun so many transactions, while the last one is under way. */
function leaveAt(count: number, pressed?: string): void {
  const button = pressed && document.querySelector<HTMLElement>(pressed)!;
  const { transaction } = IDBDatabase.prototype;
  let left = count;
  IDBDatabase.prototype.transaction = function begin(...args: Parameters<typeof transaction>) {
    left -= 1;
    if (left === 0) location.assign('/login');
    return transaction.apply(this, args);
  };
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && Object.assign(window, { cameBack: true }),
  );
  if (button) button.click();
}

/** In the page: the databases that it cannot write to. The wait tells a lock from a machine that is only slow. */
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
