import { credentials } from '#api/credentials.ts';
import { loadStoredStep } from '#engine/storage/index.ts';
import { outbox } from './portal-outbox.ts';

let opened: Promise<void> | undefined;

/** Sends what an earlier visit left, once a visit: whoever asks again would only try before its time. */
export function openOutbox(): Promise<void> {
  opened ??= open();
  return opened;
}

/**
 * A reload has forgotten who registered last; the phone that is kept with the draft says whose items to show. It is
 * read without the form, which most pages have no other use for.
 */
async function open(): Promise<void> {
  if (!credentials.phone() && !credentials.password()) {
    const kept = await loadStoredStep('sign-up', 'register');
    if (kept?.mobileNumber) credentials.keep({ phone: kept.mobileNumber });
  }
  await outbox.start();
}
