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
 * Makes other tabs reload. Resolves after a timeout, or when all other tabs have released the page lock and
 * so no longer show a student's data.
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
