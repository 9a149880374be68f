import { deleteDrafts, deleteFiles } from '#engine/storage/index.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { endEpoch } from '../phone-epoch.ts';
import { channel, holdPageLock, pageLock, releasePageLock } from './other-tabs.ts';

/** In milliseconds. A tab that the browser has frozen does not respond; it reloads when it is shown again. */
const tabsTimeout = 3000;

/**
 * Keeps the files of unsent items in the outbox. Reloads other tabs, because they may have answers in memory.
 */
export async function clearPhone(): Promise<void> {
  await Promise.all([reloadOtherTabs(), deleteAll()]);
  await deleteAll(); // another tab may have stored a draft before it received the message
}

/**
 * Resolves once no other tab shows a student's data (all have released the page lock), or after a timeout.
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
