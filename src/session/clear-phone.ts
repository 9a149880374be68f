import { deleteDrafts, deleteFiles } from '#engine/storage/index.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { endEpoch } from '../phone-epoch.ts';
import { channel, holdPageLock, pageLock, releasePageLock } from './other-tabs.ts';

/**
 * In milliseconds. After this time, the portal no longer waits for other tabs: a tab that the browser has
 * frozen does not respond, but reloads when it is shown again.
 */
const tabsTimeout = 3000;

/**
 * Deletes all drafts and files, except the files of unsent items in the outbox. Reloads other tabs, because
 * they may have answers in memory.
 */
export async function clearPhone(): Promise<void> {
  await Promise.all([reloadOtherTabs(), deleteAll()]);
  await deleteAll(); // another tab may have stored a draft before it received the message
}

/**
 * Makes other tabs reload. Resolves once all of them have released the page lock, which means that they no
 * longer show a student's data, or after a timeout.
 */
async function reloadOtherTabs(): Promise<void> {
  endEpoch();
  channel?.postMessage('now');
  releasePageLock();
  const signal = AbortSignal.timeout(tabsTimeout);
  await navigator.locks?.request(pageLock, { signal }, () => undefined).catch(() => undefined);
  holdPageLock();
}

async function deleteAll(): Promise<void> {
  await Promise.all([deleteDrafts(), deleteFiles(filesToSend(await outbox.refresh()))]);
}
