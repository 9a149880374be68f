import { deleteDrafts, deleteFiles } from '#engine/storage/index.ts';
import { filesToSend } from '#outbox/invoice-sender.ts';
import { outbox } from '#outbox/portal-outbox.ts';
import { endEpoch } from '../phone-epoch.ts';
import { channel, hold, lock, release } from './other-tabs.ts';

/** A tab that is frozen answers nobody, and is emptied before it is seen again. */
const longestWait = 3000;

/** Takes what was typed and chosen off this phone and out of every tab, but for the files that are on their way. */
export async function clearPhone(): Promise<void> {
  await Promise.all([sendOtherTabsAway(), forget()]);
  await forget(); // what another tab wrote before it heard of it
}

/** They start anew, and write nothing more. Resolves once none of them shows anything, or after a while. */
async function sendOtherTabsAway(): Promise<void> {
  endEpoch();
  channel?.postMessage('now');
  release();
  const signal = AbortSignal.timeout(longestWait);
  await navigator.locks?.request(lock, { signal }, () => undefined).catch(() => undefined);
  hold();
}

async function forget(): Promise<void> {
  await Promise.all([deleteDrafts(), deleteFiles(filesToSend(await outbox.refresh()))]);
}
