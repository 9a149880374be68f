import { deleteDrafts, deleteFiles } from '#engine/storage/index.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { endEpoch } from '../phone-epoch.ts';
import { channel, holdPageLock, pageLock, releasePageLock } from './other-tabs.ts';

/**
 * The time, in milliseconds, after which the portal no longer waits for other tabs to leave their pages. A
 * tab that the browser has frozen does not react, but leaves its page as soon as it is shown again.
 */
const tabsTimeout = 3000;

/**
 * Deletes all drafts and files, except the files of unsent items in the outbox. Makes other tabs open the
 * landing page, because they may still have answers in memory.
 */
export async function clearPhone(): Promise<void> {
  await Promise.all([reloadOtherTabs(), deleteAll()]);
  await deleteAll(); // again, because another tab may have stored a draft before it received the message
}

/**
 * Makes all other tabs open the landing page. Resolves once they have released the page lock, which means
 * that they no longer show a student's data, and at the latest after `tabsTimeout`.
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
