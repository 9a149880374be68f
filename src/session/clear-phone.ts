import { deleteDrafts, deleteFiles } from '#engine/storage/index.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { endEpoch } from '../phone-epoch.ts';
import { channel, holdPageLock, pageLock, releasePageLock } from './other-tabs.ts';

/** How long to wait for other tabs, in milliseconds. A frozen tab does not respond; it reloads when shown again. */
const tabsTimeout = 3000;

/** Deletes answers and files from this phone and every tab, except files that are still to be sent. */
export async function clearPhone(): Promise<void> {
  await Promise.all([reloadOtherTabs(), deleteAll()]);
  await deleteAll(); // another tab may have written before it received the message
}

/** Reloads the other tabs. Resolves once none of them shows anything, or after a timeout. */
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
